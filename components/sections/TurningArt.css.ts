import { globalStyle, style } from '@vanilla-extract/css';

/** The image alone takes part in the layout around it. */
export const picture = style({ display: 'contents' });

export const still = style({});
globalStyle(`${still} > svg`, { width: '100%', height: 'auto' });
