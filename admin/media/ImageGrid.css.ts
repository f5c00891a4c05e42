import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { hoverSupport, noHover, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';
import { quietCheckbox } from '../ItemList.css';

/** Width divided by height. */
export const aspectRatio = createVar();

export const grid = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': { [upTo('phone')]: { gap: '8px' } },
});
/** Grows by its ratio, so that all images of a row have the same height. */
export const tile = style({
  flex: `calc(${aspectRatio}*10) 1 calc(${aspectRatio}*158px)`,
  position: 'relative',
  minWidth: 0,
  '@media': { [upTo('phone')]: { flexBasis: `calc(${aspectRatio}*104px)` } },
});
/** Touch target around a checkbox, over the corner of the image. */
export const checkboxArea = style({
  position: 'absolute',
  left: 0,
  top: 0,
  display: 'grid',
  padding: 8,
  width: 44,
  height: 44,
  cursor: 'pointer',
  filter: `drop-shadow(0 0 1px ${palette.black})`,
  '@media': {
    [hoverSupport]: quietCheckbox,
    // A touch selects images only after *Select*, and then anywhere on the image.
    [noHover]: {
      inset: 0,
      width: 'auto',
      height: 'auto',
      selectors: { [`${grid}:not([data-selecting]) &`]: { display: 'none' } },
    },
  },
});
/** Fills the rest of the last row, so that its images don't grow. */
export const lastRowFiller = style({ flex: '400 1 0', height: 0 });

export const tileContent = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  color: 'inherit',
});
export const selectedTile = style({});
export const frame = style({
  display: 'block',
  position: 'relative',
  aspectRatio,
  overflow: 'hidden',
  background: palette.white,
  selectors: {
    [`${tileContent}:hover &`]: { outline: `2px solid ${palette.black}` },
    [`${selectedTile} &`]: { outline: `3px solid ${palette.black}`, outlineOffset: -3 },
    [`${selectedTile} &::after`]: {
      content: '',
      position: 'absolute',
      right: 0,
      top: 0,
      width: 24,
      height: 24,
      background: palette.red,
    },
  },
});
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
/** File name and number of uses on one line, with the alternative text below. */
export const caption = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: '0 8px',
  padding: '6px 0 4px',
  fontSize: '.8125rem',
  lineHeight: 1.35,
  color: roles.muted,
});
globalStyle(`${caption} > :is(b,small)`, {
  fontSize: 'inherit',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
globalStyle(`${caption} > b`, {
  fontWeight: 'inherit',
  color: roles.fg,
  '@media': { [upTo('phone')]: { gridColumn: '1/-1', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
globalStyle(`${selectedTile} ${caption} > b`, { fontWeight: 600 });
globalStyle(`${caption} > small`, {
  gridColumn: '1/-1',
  minHeight: '1.35em',
  '@media': { [upTo('phone')]: { display: 'none' } },
});

export const flag = style({
  position: 'absolute',
  left: 0,
  bottom: 0,
  padding: '3px 8px',
  fontSize: '.8125rem',
  fontWeight: 560,
  lineHeight: 1.4,
  background: palette.red600,
  color: palette.white,
});
export const thumbnail = style({ objectFit: 'cover', background: palette.grey200 });
