import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

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
