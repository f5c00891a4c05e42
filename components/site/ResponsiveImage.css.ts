import { style } from '@vanilla-extract/css';

/** The image alone takes part in the layout around it; a grid would make cells of the sources. */
export const picture = style({ display: 'contents' });
export const source = style({ display: 'none' });
