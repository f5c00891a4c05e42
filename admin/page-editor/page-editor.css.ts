import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { on } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { sheetSlot as formSheetSlot } from '../forms/form.css';
import { stackedMarks, singleMark as stateBase } from '../publishing/StateMark.css';

/** Width up to which the three panes are narrower. */
const narrower = '(max-width: 1099px)';

/** Covers the window, including the header of the admin. */
export const frame = style({
  position: 'fixed',
  inset: 0,
  zIndex: 45,
  display: 'grid',
  gridTemplate: 'auto minmax(0,1fr) / 284px minmax(0,1fr) 348px',
  background: palette.grey200,
  selectors: { '&[data-publishing]': { gridTemplateColumns: 'minmax(0,1fr) auto' } },
  '@media': {
    [narrower]: { gridTemplateColumns: '240px minmax(0,1fr) 320px' },
    [upTo('tablet')]: { gridTemplate: 'auto minmax(0,1fr) 60px / 300px minmax(0,1fr)' },
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});

/** The bar, and the banner below it while saving fails. */
export const editorTop = style({ gridColumn: '1/-1', minWidth: 0 });
export const bar = style([
  on.black,
  {
    display: 'flex',
    alignItems: 'center',
    height: 56,
    gap: '10px',
    minWidth: 0,
    paddingLeft: 4,
  },
]);
export const pageInfo = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minWidth: 0,
  '@media': { [upTo('tablet')]: { display: 'grid', gap: '2px', overflow: 'hidden' } },
});
export const pageState = style({ display: 'flex', gap: '0 14px', alignItems: 'center', minWidth: 0 });
globalStyle(`${pageState} > p`, {
  '@media': { [upTo('tablet')]: { fontSize: '.8125rem' }, [upTo('phone')]: { fontSize: '.75rem' } },
});
// Phones have room for one of them. The time of the last save is newer.
globalStyle(`${pageState}:has(> p:not(:empty)) ${stateBase}`, {
  '@media': { [upTo('phone')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
globalStyle(`${pageInfo} ${stateBase}`, { '@media': { [upTo('tablet')]: { fontSize: '.8125rem' } } });
// The bar has only one line below the title.
globalStyle(`${pageInfo} ${stackedMarks}`, { flexWrap: 'nowrap', columnGap: 8 });
globalStyle(`${pageInfo} ${stackedMarks} ${stateBase}`, { gap: 4 });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  height: 40,
  padding: '0 8px',
  ':hover': { background: palette.grey800 },
  '@media': {
    [upTo('tablet')]: { height: 24, padding: 0 },
    [upTo('phone')]: { fontSize: '.9375rem', fontStretch: '100%' },
  },
  fontSize: '1.0625rem',
  fontStretch: vars.width.wide,
  fontWeight: 580,
  letterSpacing: '-.015em',
});
export const barMiddle = style({ marginInline: 'auto' });
export const divider = style({ width: 1, height: 24, margin: '0 6px', background: palette.grey700 });
const panel = style([
  on.white,
  {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    // Isolates layout and paint of each pane.
    contain: 'content',
  },
]);
/** Phones show one pane. Tablets show the outline or the form, beside the page. */
const hideUnless = (condition: string) => ({
  selectors: { [`${frame}:not(${condition}) &`]: { display: 'none' } },
});
const hiddenBesideSheet = { [`${frame}[data-publishing] &`]: { display: 'none' } };
export const outline = style([
  panel,
  {
    selectors: hiddenBesideSheet,
    borderRight: `1px solid ${palette.grey300}`,
    '@media': {
      [upTo('tablet')]: hideUnless(':not([data-view=form])'),
      [upTo('menu')]: hideUnless('[data-view=outline]'),
    },
  },
]);
export const inspector = style([
  panel,
  {
    selectors: hiddenBesideSheet,
    borderLeft: `1px solid ${palette.grey300}`,
    '@media': { [upTo('tablet')]: hideUnless('[data-view=form]') },
  },
]);
export const canvas = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  padding: 24,
  contain: 'content',
  '@media': {
    [upTo('tablet')]: { gridArea: '2/2/span 2', padding: 0, selectors: hiddenBesideSheet },
    [upTo('menu')]: { gridArea: 'auto', ...hideUnless('[data-view=page]') },
  },
});
/** On narrow screens the sheet covers the page. */
export const sheetSlot = style([
  formSheetSlot,
  { '@media': { [upTo('tablet')]: { position: 'absolute', inset: '56px 0 0', zIndex: 1 } } },
]);

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  justifyContent: 'space-between',
  minHeight: 56,
  padding: '8px 8px 8px 20px',
  borderBottom: `1px solid ${palette.grey200}`,
});
// The first line is level with the heading of the sections.
globalStyle(`${inspector} > ${head}`, { alignItems: 'start', paddingBlock: '19px 12px' });
export const fields = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  gap: '14px',
  padding: '16px 20px 28px',
});
globalStyle(`${fields} [data-field]`, { scrollMarginBlock: 24 });
export const sheet = style({ marginInline: 'auto', background: palette.white });
export const page = style({ display: 'block', border: 0, transformOrigin: '0 0', background: palette.white });

export const views = style({
  display: 'none',
  '@media': {
    [upTo('tablet')]: {
      display: 'grid',
      gridAutoColumns: '1fr',
      gridAutoFlow: 'column',
      background: palette.white,
      borderTop: `1px solid ${palette.black}`,
      selectors: hiddenBesideSheet,
    },
  },
});
export const view = style({
  position: 'relative',
  color: palette.grey600,
  fontWeight: 560,
  ':focus-visible': { outlineOffset: -4 },
  selectors: {
    '& + &': { borderLeft: `1px solid ${palette.grey200}` },
    '&[aria-pressed=true]': { color: palette.black },
    '&[aria-pressed=true]::before': {
      content: '',
      position: 'absolute',
      left: 0,
      right: 0,
      top: -1,
      height: 4,
      background: palette.red,
    },
  },
});
// Tablets show the page all the time.
globalStyle(`${views} > :last-child`, {
  '@media': { [`${above('menu')} and ${upTo('tablet')}`]: { display: 'none' } },
});
