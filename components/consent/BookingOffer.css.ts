import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const own = style({ marginBlock: 16 });
export const offer = style({
  padding: '12px 0 20px',
  fontSize: vars.size.small,
  color: roles.muted,
});
