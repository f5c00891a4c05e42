import { style } from '@vanilla-extract/css';

/** `picture` only selects the file; the image takes its place in the layout. */
export const image = style({ display: 'contents' });
