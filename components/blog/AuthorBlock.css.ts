import { style } from '@vanilla-extract/css';
import { on, roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';

export const block = style([on.grey2, { display: 'flex', gap: '20px', padding: 28, marginTop: 56 }]);
export const name = style({ fontWeight: 600 });
export const line = style([text.small, { color: roles.muted }]);
export const info = style([line, { marginTop: 8 }]);
export const link = style([text.small, { marginTop: 4 }]);
