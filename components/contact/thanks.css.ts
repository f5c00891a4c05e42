import { style } from '@vanilla-extract/css';
import { palette } from '../../styles/tokens.css';

export const tick = style({ stroke: palette.red });
export const message = style({ marginTop: 16 });
export const action = style({ marginTop: 32 });
