import { globalStyle, style } from '@vanilla-extract/css';
import { palette as colours } from '../../styles/tokens.css';

/** Wider than the visitors' window, and its chosen row is grey: marks in it stay red on light. */
export const palette = style({});
globalStyle(`${palette} [aria-selected=true]`, {
  background: colours.grey100,
  color: colours.black,
});
