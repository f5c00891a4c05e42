import { style } from '@vanilla-extract/css';
import { columns } from '../../../styles/columns';
import { roles } from '../../../styles/surfaces.css';

export const layout = style({ rowGap: '28px' });
export const title = style([columns(1, 8), { maxWidth: '18ch' }]);
export const column = columns(8, -1);
export const text = style({ marginTop: 18, color: roles.muted });
