import { style } from '@vanilla-extract/css';

/** Holds a part without being a box: the layout is that of the part itself. */
export const part = style({ display: 'contents' });
