import { style } from '@vanilla-extract/css';

/** `picture` only selects the file, so it has no box of its own. */
export const image = style({ display: 'contents' });
