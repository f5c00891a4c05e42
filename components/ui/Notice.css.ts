import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';

export const empty = style({ borderTop: `2px solid ${roles.fg}`, paddingTop: 20 });
export const failed = style({ borderTop: `8px solid ${palette.red}`, paddingTop: 20 });
export const line = style({ marginTop: 6, color: roles.muted });
export const action = style({ marginTop: 16 });
