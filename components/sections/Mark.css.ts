import { style } from '@vanilla-extract/css';

/** A mark without a logo shows narrow letters in a ring, in the page's font. */
export const mark = style({ flex: 'none', fill: 'currentColor', fontStretch: '62%', fontWeight: 700 });
