import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette } from '../../styles/tokens.css';

export const block = style([
  on.grey2,
  {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0,1fr)',
    marginTop: 56,
    '@media': { [upTo('phone')]: { gridTemplateColumns: '112px minmax(0,1fr)' } },
  },
]);
export const portrait = style({
  position: 'relative',
  '@media': { [upTo('phone')]: { alignSelf: 'start' } },
});
export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 250,
  maxHeight: 320,
  objectFit: 'cover',
  objectPosition: '50% 34%',
  '@media': { [upTo('phone')]: { height: 'auto', minHeight: 0, aspectRatio: '4/5' } },
});
/** Makes photos match the drawings: greyscale, a shaded right half and a red bar at the bottom. */
export const photo = style({
  isolation: 'isolate',
  overflow: 'hidden',
  background: palette.grey300,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    background: 'linear-gradient(90deg,transparent 50%,rgba(22,22,22,.34) 50%)',
    mixBlendMode: 'multiply',
  },
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: 2,
    left: 0,
    bottom: 0,
    width: 8,
    height: '34%',
    background: palette.red,
  },
});
export const greyPhoto = style({
  filter: 'grayscale(1) contrast(1.25) brightness(1.06)',
  mixBlendMode: 'multiply',
});
export const copy = style({
  padding: '28px 32px',
  borderTop: `2px solid ${roles.fg}`,
  '@media': { [upTo('phone')]: { padding: 18 } },
});
export const authorNote = style([text.small, { color: roles.muted }]);
export const info = style({ marginTop: 8, color: roles.muted });
export const link = style({ marginTop: 4 });
