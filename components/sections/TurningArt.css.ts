import { globalStyle, style } from '@vanilla-extract/css';

export const still = style({ aspectRatio: '1' });
globalStyle(`${still} > svg`, { width: '100%', height: '100%' });
