import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';

export const evidence = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  marginTop: 18,
  color: roles.fg,
});
