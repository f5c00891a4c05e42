import { createVar, style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** Angle of the remaining time, such as `120deg`. */
export const remainingAngle = createVar();
export const ring = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50%',
  background: `radial-gradient(closest-side,${palette.white} calc(100% - 3px),transparent 0),conic-gradient(currentColor ${remainingAngle},${palette.grey200} 0)`,
});
export const urgentRing = style([ring, { color: palette.red600 }]);

export const link = style({
  display: 'inline-flex',
  gap: '10px',
  alignItems: 'center',
  minHeight: 44,
  paddingRight: 12,
  fontSize: vars.size.small,
  fontWeight: 560,
  ':hover': { color: roles.accent },
});
