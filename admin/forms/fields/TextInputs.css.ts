import { globalStyle, style } from '@vanilla-extract/css';

export const lines = style({});
/** Grows with its text, where browsers know how. */
globalStyle(`${lines} textarea`, { fieldSizing: 'content', maxHeight: '60vh' });
