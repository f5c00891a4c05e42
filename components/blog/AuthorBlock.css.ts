import { style } from '@vanilla-extract/css';
import { above } from '../../styles/breakpoints';
import { textPadding } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette, vars } from '../../styles/tokens.css';

/** The portrait above its plate, or in wide windows as tall as the text beside it, with the plate in its corner. */
export const block = style([text.small, { position: 'relative' }]);
export const portrait = style({
  position: 'relative',
  '@media': { [above('tablet')]: { height: '100%', minHeight: 'clamp(640px,54vw,800px)' } },
});
export const image = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4/5',
  objectFit: 'cover',
  objectPosition: '50% 0',
  '@media': { [above('tablet')]: { position: 'absolute', height: '100%', aspectRatio: 'auto' } },
});
export const plate = style({
  padding: `20px ${vars.gutter} 24px ${textPadding}`,
  '@media': {
    [above('tablet')]: { position: 'absolute', bottom: 0, maxWidth: '80%', paddingRight: 28 },
  },
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
export const muted = style({ color: roles.muted });
export const info = style([muted, { maxWidth: '44ch', marginTop: 8 }]);
export const link = style({ marginTop: 4 });
