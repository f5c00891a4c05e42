import { style } from '@vanilla-extract/css';

/** Only chooses the file: the image stands in its place. */
export const picture = style({ display: 'contents' });
