import { style } from '@vanilla-extract/css';
import { columns } from '../../../styles/columns';
import { grid, stickyBox } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';

export const layout = style([grid, { rowGap: '32px' }]);
export const head = style([columns(1, 6), stickyBox]);
export const note = style({ marginTop: 20, maxWidth: '30ch', color: roles.muted });
export const list = columns(6, -1);

export const evidence = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  marginTop: 18,
  color: roles.fg,
});
