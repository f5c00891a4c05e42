import { createVar, style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** Angle of the remaining time, such as `120deg`. */
export const remainingAngle = createVar();
export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50%',
  background: `conic-gradient(currentColor ${remainingAngle},${palette.grey200} 0)`,
  '::before': { content: '', position: 'absolute', inset: 3, borderRadius: '50%', background: palette.white },
});
export const urgentRing = style([ring, { color: palette.red600 }]);
export const days = style({
  position: 'relative',
  fontSize: '1.375rem',
  fontStretch: vars.width.tall,
  fontWeight: 600,
  lineHeight: 1,
  color: roles.fg,
  fontVariantNumeric: 'tabular-nums',
});

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
