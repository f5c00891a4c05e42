import { style } from '@vanilla-extract/css';

/** Only the image takes part in the surrounding layout. A grid would treat sources as cells. */
export const image = style({ display: 'contents' });
export const source = style({ display: 'none' });
