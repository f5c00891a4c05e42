import { globalStyle, style } from '@vanilla-extract/css';
import { palette as colours } from '../../styles/tokens.css';

/** The selected row is grey, so that red and muted text stay visible. Overrides the public search. */
export const palette = style({});
globalStyle(`${palette}${palette} [aria-selected=true]`, {
  background: colours.grey100,
  color: colours.black,
});
