import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** The last row of the card above. */
export const own = style({ width: '100%', selectors: { '&&': { borderTopColor: palette.grey300 } } });
export const offer = style({
  padding: '12px clamp(22px,2.8vw,36px) 20px',
  fontSize: vars.size.small,
  color: roles.muted,
});
