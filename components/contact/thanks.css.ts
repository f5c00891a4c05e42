import { style } from '@vanilla-extract/css';

export const line = style({ marginTop: 16 });
export const action = style({ marginTop: 32 });
