import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { palette as colours, vars } from '../../styles/tokens.css';

/** Wider than the visitors' window, and its chosen row is grey: marks in it stay red on light. */
export const palette = style({});
globalStyle(`${palette} [aria-selected=true]`, {
  background: colours.grey100,
  color: colours.black,
});

/** A find behind the sign of its kind. */
export const find = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0,1fr)',
  gap: '14px',
  alignItems: 'center',
  minWidth: 0,
});
export const words = style({ minWidth: 0 });
export const detail = style({
  marginLeft: 10,
  fontWeight: 400,
  fontSize: vars.size.small,
  color: colours.grey600,
  '@media': { [upTo('phone')]: { display: 'block', marginLeft: 0 } },
});
