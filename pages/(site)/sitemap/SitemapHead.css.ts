import { style } from '@vanilla-extract/css';
import { columns } from '../../../styles/columns';
import { grid } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';

export const top = style({ paddingTop: 'clamp(20px,2.4vw,36px)' });
export const head = style([grid, { rowGap: '24px', alignItems: 'end', marginTop: 'clamp(28px,4vw,56px)' }]);
export const title = style([text.display, columns(1, 9)]);
export const lead = style([text.lead, columns(9, -1), { color: roles.muted }]);
