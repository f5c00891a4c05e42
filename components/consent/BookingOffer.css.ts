import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const offer = style({
  padding: '12px clamp(22px,2.8vw,36px) 20px',
  fontSize: vars.size.small,
  color: roles.muted,
});
