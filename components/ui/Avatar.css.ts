import { createVar, style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const diameter = createVar();
/** Start angle of the red sector. */
export const rim = createVar();

export const avatar = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: diameter,
  height: diameter,
  borderRadius: '50%',
  background: `conic-gradient(from ${rim},${palette.red} 0 56deg,${roles.fg} 56deg)`,
  color: palette.white,
  fontWeight: 600,
  fontStretch: vars.width.mid,
  /* 17 px in the usual 52 px disc. */
  fontSize: `calc(${diameter}*.327)`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: `calc(${diameter}*.09)`,
      borderRadius: '50%',
      background: palette.black,
      '@media': { print: { background: 'none', border: '1px solid #000' } },
    },
  },
});

export const initials = style({ position: 'relative' });
export const photo = style({
  position: 'absolute',
  inset: `calc(${diameter}*.09)`,
  width: '82%',
  height: '82%',
  objectFit: 'cover',
  // Keeps the face visible in tall portraits.
  objectPosition: '50% 34%',
  borderRadius: '50%',
});

export const person = style({ display: 'flex', gap: '14px', alignItems: 'center' });
export const name = style({ display: 'block', fontWeight: 600, lineHeight: 1.3 });
export const role = style({ fontSize: vars.size.small, color: roles.muted });
