import { style } from '@vanilla-extract/css';

/** Letters of a mark without a logo stand narrow inside their ring, in the page's font. */
export const mark = style({ flex: 'none', fill: 'currentColor', fontStretch: '62%', fontWeight: 700 });
