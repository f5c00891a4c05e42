import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { columns, pageMargin } from './layout.css';

const fullBleed = { marginInline: `calc(-1*${pageMargin})` };

export const sheet = style([
  on.white,
  { position: 'relative', minWidth: 0, '@media': { [upTo('phone')]: fullBleed } },
]);
export const paddedSheet = style({
  // Leaves room for the sticky header.
  scrollMarginTop: 88,

  padding: '24px 28px 28px',
  '@media': { [upTo('phone')]: { padding: `20px ${pageMargin}` } },
});
/** What a list without entries says. */
export const empty = style([
  sheet,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px 20px',
    alignItems: 'center',
    padding: '28px',
    '@media': { [upTo('phone')]: { padding: `24px ${pageMargin}` } },
  },
]);
export const emptyIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  background: palette.grey100,
  color: palette.grey600,
});
export const emptyText = style({ flex: '1 1 240px' });
export const splitSheet = style({
  '@media': {
    [above('wide')]: { display: 'grid', gridTemplateColumns: '220px minmax(0,1fr)', columnGap: 40 },
  },
});
const createEdge = (background: string) =>
  ({
    '::before': { content: '', position: 'absolute', insetBlock: 0, left: 0, width: 8, background },
  }) as const;
export const sheetEdge = styleVariants({ bad: createEdge(roles.mark), fair: createEdge(palette.amber300) });
/** Section of a sheet. Lines separate sections. */
export const sheetPart = style({
  padding: '24px 28px',
  selectors: { '& + &': { borderTop: `1px solid ${roles.line}` } },
  '@media': { [upTo('toc')]: { padding: '20px' } },
});
/** A sheet in a grid, as tall as its neighbours, with actions at the bottom. */
export const card = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${card} > ${sheetPart}`, { padding: '16px 20px' });
globalStyle(`${card} > :nth-last-child(2)`, { flex: 1 });
export const sheetHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  justifyContent: 'space-between',
  alignItems: 'center',
});
/** Keeps a small action beside the title on phones. */
globalStyle(`${sheetHead} > :first-child`, { flex: '1 1 220px', minWidth: 0 });
// A title without a note shares its line with the action if both fit.
globalStyle(`${sheetHead} > :first-child:not(:has(> p))`, { flexBasis: 'auto' });
/** Header above rows in a sheet without padding. */
export const flushHead = style([
  sheetHead,
  { padding: '16px 20px 12px', '@media': { [upTo('phone')]: { paddingInline: pageMargin } } },
]);
export const sheetNote = style({
  maxWidth: '60ch',
  marginTop: 4,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  color: roles.muted,
});
export const sheetBody = style({
  selectors: { '* + &': { marginTop: 16 } },
  '@media': { [above('wide')]: { selectors: { [`${splitSheet} > &`]: { marginTop: 0 } } } },
});
globalStyle(`${splitSheet} > ${sheetHead}`, { alignContent: 'start', alignItems: 'start' });

/** A sheet that can be folded. Lines separate several of them. */
export const foldingSheet = style({
  selectors: { [`:not(${columns[2]}) > & + &`]: { borderTop: `1px solid ${roles.line}` } },
});
/** Heading that opens and closes a sheet. The state starts at the same position in all sheets. */
export const foldHead = style({
  display: 'grid',
  position: 'relative',
  // The columns of the facts below.
  gridTemplateColumns: 'minmax(88px,4fr) minmax(0,7fr)',
  gap: '4px 12px',
  alignItems: 'center',
  minHeight: 56,
  padding: '8px 28px',
  listStyle: 'none',
  cursor: 'pointer',
  scrollMarginTop: 88,
  ':hover': { background: palette.grey50 },
  ':focus-visible': { outlineOffset: -4 },
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)', paddingInline: pageMargin } },
});
globalStyle(`${foldHead}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${foldHead} > svg`, { position: 'absolute', right: 20 });
globalStyle(`[open] > ${foldHead} > svg`, { transform: 'rotate(180deg)' });
export const foldBody = style({
  padding: '4px 28px 28px',
  '@media': { [upTo('phone')]: { padding: `4px ${pageMargin} 20px` } },
});

/** Rows separated by lines. */
export const rows = style({ borderTop: `1px solid ${roles.fg}` });
export const group = style([
  on.grey,
  {
    padding: '12px 20px',
    borderBottom: `1px solid ${roles.line}`,
    fontSize: vars.size.small,
    fontWeight: 600,
    lineHeight: 1.35,
    '@media': { [upTo('phone')]: { padding: `6px ${pageMargin}` } },
  },
]);
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  minHeight: 60,
  padding: '10px 0',
  borderBottom: `1px solid ${roles.line}`,
  selectors: { 'label&': { cursor: 'pointer' } },
});
/** Row in a sheet without padding. */
export const flushRow = style({
  paddingInline: 20,
  '@media': { [upTo('phone')]: { paddingInline: pageMargin } },
});
export const borderedRow = style({ paddingInline: 14, border: `1px solid ${palette.grey300}` });
export const linkRow = style({
  ':hover': { background: palette.grey50 },
  ':focus-visible': { outlineOffset: -4 },
});
export const selectedRow = style([
  on.black,
  { borderBottomColor: palette.black, selectors: { '&&:hover': { background: palette.black } } },
]);
export const badRow = style([sheetEdge.bad, { marginLeft: -20, paddingLeft: 20 }]);
export const topAlignedRow = style({ alignItems: 'start' });
export const rowLead = style({ flex: 'none', display: 'grid', placeItems: 'center' });
export const rowText = style({ flex: 1, minWidth: 0 });
export const rowFacts = style({
  '@media': {
    [above('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      gridAutoColumns: 'minmax(0,224px)',
      gridAutoFlow: 'column',
      gap: 20,
      alignItems: 'center',
    },
  },
});
globalStyle(`${rowFacts} > * + *`, { '@media': { [upTo('tablet')]: { marginTop: 6 } } });
globalStyle(`${topAlignedRow} > ${rowFacts}`, { alignItems: 'start' });
/** Hides the last fact up to a width. */
export const lastFactFrom = styleVariants({ wide: {}, tablet: {} });
for (const width of ['wide', 'tablet'] as const)
  globalStyle(`${lastFactFrom[width]} > :last-child`, { '@media': { [upTo(width)]: { display: 'none' } } });
// Leaves room for the title: the last of two facts is only an avatar.
globalStyle(`${lastFactFrom.tablet}`, {
  '@media': {
    [`${above('tablet')} and ${upTo('wide')}`]: { gridTemplateColumns: 'minmax(0,1fr) 170px 36px' },
  },
});
/** One of several selected rows. */
export const checkedRow = style({ background: palette.grey200, borderBottomColor: palette.grey300 });
export const rowTitle = style({
  display: 'block',
  fontWeight: 560,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
export const rowNote = style({
  display: 'block',
  fontSize: vars.size.caption,
  lineHeight: 1.4,
  color: roles.muted,
  overflowWrap: 'anywhere',
});
export const rowEnd = style({
  flex: 'none',
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'flex-end',
});
/** On phones, the row's end wraps below the text. */
export const wrappingRow = style({ '@media': { [upTo('phone')]: { flexWrap: 'wrap' } } });
globalStyle(`${wrappingRow} > ${rowEnd}`, { '@media': { [upTo('phone')]: { flex: '1 0 100%' } } });
/** On phones, the end of a wrapping row is beside the facts if the screen is wide enough. */
const roomyPhones = `${upTo('phone')} and (min-width: 340px)`;
export const rowWithLowEnd = style([
  wrappingRow,
  { '@media': { [upTo('phone')]: { rowGap: 0, alignItems: 'start', paddingBlock: 8 } } },
]);
globalStyle(`${rowWithLowEnd} > ${rowEnd}`, {
  '@media': { [roomyPhones]: { position: 'absolute', right: pageMargin, bottom: 0 } },
});
// The facts are above the note, to give them the whole width.
globalStyle(`${rowWithLowEnd} > ${rowFacts}`, {
  '@media': { [roomyPhones]: { display: 'flex', flexDirection: 'column' } },
});
globalStyle(`${rowWithLowEnd} > ${rowFacts} > :first-child`, {
  '@media': { [roomyPhones]: { display: 'contents' } },
});
globalStyle(`${rowWithLowEnd} > ${rowFacts} > *`, { '@media': { [roomyPhones]: { marginTop: 2 } } });
globalStyle(`${rowWithLowEnd} ${rowNote}`, {
  '@media': { [roomyPhones]: { order: 1, minHeight: 22, marginTop: 2, paddingRight: 132 } },
});

export const facts = style({ fontSize: vars.size.small, lineHeight: 1.4 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px,4fr) minmax(0,7fr)',
  gap: 12,
  padding: '9px 0',
  borderTop: `1px solid ${roles.line}`,
  ':first-child': { borderColor: roles.fg },
});
export const factName = style({ color: roles.muted });
export const factValue = style({
  fontWeight: 560,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

const cell = {
  padding: '10px 16px 10px 0',
  borderBottom: `1px solid ${roles.line}`,
  textAlign: 'left',
  verticalAlign: 'middle',
  fontWeight: 400,
  overflowWrap: 'anywhere',
} as const;
const stackedCell = { padding: 0, border: 0 };
const lineCell = { ...cell, '@media': { [upTo('menu')]: { ...stackedCell, gridColumn: '1/-1' } } };
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  '@media': { [upTo('menu')]: { display: 'block' } },
});
export const tableBody = style({ '@media': { [upTo('menu')]: { display: 'block' } } });
export const tableHead = style({ '@media': { [upTo('menu')]: { display: 'none' } } });
export const heading = style({
  ...cell,
  paddingBlock: 6,
  borderColor: roles.fg,
  fontSize: vars.size.caption,
  color: roles.muted,
  whiteSpace: 'nowrap',
});
/** A card on phones. */
export const tableRow = style({
  '@media': {
    [upTo('menu')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) auto',
      gap: '6px 14px',
      alignItems: 'center',
      padding: '14px 0',
      borderBottom: `1px solid ${roles.line}`,
    },
  },
});
export const cells = styleVariants({
  plain: { ...cell, '@media': { [upTo('menu')]: stackedCell } },
  /** As narrow as possible, on one line. */
  tight: { ...cell, whiteSpace: 'nowrap', overflowWrap: 'normal', '@media': { [upTo('menu')]: stackedCell } },
  /** Fills a line of the card. */
  line: lineCell,
  /** Shows the column title as well. */
  named: lineCell,
  /** Hidden on phones. */
  wide: { ...cell, '@media': { [upTo('menu')]: { display: 'none' } } },
  actions: {
    ...cell,
    width: '1%',
    paddingRight: 0,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    '@media': { [upTo('menu')]: { ...stackedCell, width: 'auto' } },
  },
});

export const list = styleVariants({
  boxes: { display: 'grid', gap: 12 },
  rows: { containerType: 'inline-size', borderTop: `1px solid ${roles.fg}` },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill,minmax(210px,1fr))',
    gap: 12,
    '@media': { [upTo('phone')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: 8 } },
  },
});
const framedRow = { display: 'flex', flexDirection: 'column', border: `1px solid ${roles.line}` } as const;
export const entry = styleVariants(
  { boxes: framedRow, rows: { borderBottom: `1px solid ${roles.line}` }, cards: framedRow },
  look => [{ position: 'relative', minWidth: 0, background: palette.white }, look],
);
export const selectedEntry = style({
  background: palette.grey50,
  boxShadow: `inset 0 0 0 1px ${palette.black}`,
});
export const liftedEntry = style({
  zIndex: 3,
  borderLeft: `8px solid ${palette.red}`,
  boxShadow: vars.shadow,
});
/** Draws a line between children and their parent. */
const indentEntry = (depth: number) => ({
  marginLeft: 28 * depth - 14,
  paddingLeft: 10,
  borderLeft: `1px solid ${palette.grey300}`,
  '@media': { [upTo('phone')]: { marginLeft: 14 * depth } },
});
export const nestedEntry = styleVariants({ 1: indentEntry(1), 2: indentEntry(2) });
export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  alignItems: 'center',
  minHeight: 52,
  minWidth: 0,
  paddingBlock: 4,
});
globalStyle(`${entry.rows} > ${entryHead}:has([data-field])`, { paddingBlock: 8 });
/** Cards show an entry's header at the bottom. */
export const cardFooter = style([entryHead, { justifyContent: 'space-between', padding: '0 4px 4px' }]);
export const entryTitle = style({
  flex: '1 1 72px',
  minWidth: 0,
  fontWeight: 560,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const openButton = style([
  entryTitle,
  {
    display: 'flex',
    gap: 8,
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    textAlign: 'left',
  },
]);
export const openChevron = style({ transform: 'rotate(180deg)' });
export const entryPosition = style({
  fontSize: vars.size.caption,
  color: roles.muted,
  whiteSpace: 'nowrap',
  '@media': { [upTo('phone')]: { display: 'none' } },
});
/** Hidden in narrow rows, whose entries can be moved by drag or keyboard. */
export const step = style({
  '@media': { [upTo('phone')]: { display: 'none' } },
  '@container': { '(max-width: 380px)': { display: 'none' } },
});
export const actions = style({ flex: 'none', display: 'flex', marginLeft: 'auto' });
export const grip = style({
  color: roles.muted,
  cursor: 'grab',
  touchAction: 'none',
  ':hover': { color: roles.fg },
});
export const entryBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: 16,
  padding: 16,
  '@media': { [upTo('phone')]: { padding: 12 } },
});
export const borderedBody = style({ borderTop: `1px solid ${roles.line}` });
export const additions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  selectors: { '* + &': { marginTop: 12 } },
});
export const addition = style({ minHeight: 44, '@media': { [upTo('phone')]: { flex: '1 1 40%' } } });
