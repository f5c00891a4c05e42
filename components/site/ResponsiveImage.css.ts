import { style } from '@vanilla-extract/css';

/** The image alone takes part in the layout around it. */
export const picture = style({ display: 'contents' });
