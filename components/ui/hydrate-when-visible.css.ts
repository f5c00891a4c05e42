import { style } from '@vanilla-extract/css';

/** Has no box, so that it doesn't affect the layout. */
export const part = style({ display: 'contents' });
