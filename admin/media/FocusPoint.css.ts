import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';

export const focusX = createVar();
export const focusY = createVar();
export const cropRatio = createVar();

/** Shows the whole image, so that every point can be selected. The height is at most 360 px, or 200 px on phones. */
export const frame = style({
  position: 'relative',
  width: `min(100%, 360px * ${cropRatio})`,
  '@media': { [upTo('phone')]: { width: `min(100%, 200px * ${cropRatio})` } },
  aspectRatio: cropRatio,
  outline: `1px solid ${roles.line}`,
  touchAction: 'none',
});
export const imageButton = style({ cursor: 'crosshair' });
export const image = style({ display: 'block', width: '100%', height: '100%', userSelect: 'none' });
export const crosshair = style({
  position: 'absolute',
  left: focusX,
  top: focusY,
  width: 56,
  height: 56,
  margin: '-28px 0 0 -28px',
  padding: 0,
  borderRadius: '50%',
  border: `2px solid ${palette.white}`,
  background: 'none',
  boxShadow: `0 0 0 1px ${palette.black}, inset 0 0 0 1px ${palette.black}`,
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
  ':focus-visible': { outline: `3px solid ${palette.white}`, boxShadow: `0 0 0 5px ${palette.black}` },
});
export const crosshairCore = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 12,
  height: 12,
  margin: -6,
  borderRadius: '50%',
  background: palette.red,
  boxShadow: `0 0 0 2px ${palette.white}`,
});

export const crops = style({
  display: 'grid',
  gridTemplateColumns: '2.12fr 1fr .75fr',
  gap: '10px',
  alignItems: 'start',
});
export const crop = style({
  display: 'block',
  aspectRatio: cropRatio,
  overflow: 'hidden',
  outline: `1px solid ${roles.line}`,
});
export const croppedImage = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: `${focusX} ${focusY}`,
});
