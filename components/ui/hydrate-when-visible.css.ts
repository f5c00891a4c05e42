import { style } from '@vanilla-extract/css';

/** Part without a box, so that it doesn't affect the layout. */
export const part = style({ display: 'contents' });
