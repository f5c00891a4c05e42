import { style } from '@vanilla-extract/css';
import { columns } from '../../../styles/columns';
import { roles } from '../../../styles/surfaces.css';

export const layout = style({ rowGap: '28px' });
export const title = style({
  gridColumn: '1/-1',
  marginBottom: 'clamp(0px,2.4vw,40px)',
  selectors: { '&&': { fontSize: 'clamp(2.5rem,.8rem + 5.8vw,8rem)', lineHeight: 0.98 } },
});
export const lead = columns(1, 7);
export const text = style([columns(8, -1), { color: roles.muted }]);
