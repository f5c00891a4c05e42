import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const links = style({
  display: 'flex',
  gap: '8px',
  '@media': { [upTo('phone')]: { width: '100%' } },
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
