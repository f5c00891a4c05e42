import { style } from '@vanilla-extract/css';

/** Has no box, so that the layout is the content's own. */
export const part = style({ display: 'contents' });
