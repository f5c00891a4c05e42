import { style } from '@vanilla-extract/css';

/** Marks without a logo show narrow letters in the page's font. */
export const mark = style({ flex: 'none', fill: 'currentColor', fontStretch: '62%', fontWeight: 700 });
