import { globalStyle, style } from '@vanilla-extract/css';

export const lines = style({});
/** Grows with its text, if the browser supports it. */
globalStyle(`${lines} textarea`, { fieldSizing: 'content', maxHeight: '60vh' });
