import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';

export const emptyState = style({ borderTop: `2px solid ${roles.fg}`, paddingTop: 20 });
export const errorState = style({ borderTop: `8px solid ${roles.mark}`, paddingTop: 20 });
export const messageText = style({ marginTop: 6, color: roles.muted });
export const action = style({ marginTop: 16 });
