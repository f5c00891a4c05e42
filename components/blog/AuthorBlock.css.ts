import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette } from '../../styles/tokens.css';

export const block = style([
  text.small,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(112px,38%) minmax(0,1fr)',
    gap: 20,
    alignItems: 'start',
  },
]);
export const portrait = style({ position: 'relative' });
export const image = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4/5',
  objectFit: 'cover',
  objectPosition: '50% 34%',
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
export const info = style([muted, { marginTop: 8 }]);
export const link = style({ marginTop: 4 });
