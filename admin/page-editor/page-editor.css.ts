import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { stackedMarks, singleMark as stateBase } from '../publishing/StateMark.css';

/** Width up to which the three panes are narrower. */
const narrower = '(max-width: 1099px)';

export const loadError = style({ padding: 40 });
/** Covers the window, including the header of the admin. */
export const frame = style({
  position: 'fixed',
  inset: 0,
  zIndex: 45,
  display: 'grid',
  gridTemplate: 'auto minmax(0,1fr) / 284px minmax(0,1fr) 348px',
  background: palette.grey200,
  '@media': {
    [narrower]: { gridTemplateColumns: '240px minmax(0,1fr) 320px' },
    [upTo('tablet')]: { gridTemplate: 'auto minmax(0,1fr) 60px / minmax(0,1fr)' },
  },
});

/** The bar, and the notice below it while saving fails. */
export const editorTop = style({ gridColumn: '1/-1', minWidth: 0 });
export const bar = style([
  on.black,
  {
    display: 'flex',
    alignItems: 'center',
    height: 56,
    gap: '6px',
    minWidth: 0,
    paddingLeft: 4,
  },
]);
export const backButton = style({ height: 56 });
export const pageInfo = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minWidth: 0,
  '@media': { [upTo('tablet')]: { display: 'grid', gap: '2px', overflow: 'hidden' } },
});
globalStyle(`${pageInfo} ${stateBase}`, { '@media': { [upTo('tablet')]: { fontSize: '.8125rem' } } });
// The bar has only one line below the title.
globalStyle(`${pageInfo} ${stackedMarks}`, { flexWrap: 'nowrap', columnGap: 8 });
globalStyle(`${pageInfo} ${stackedMarks} ${stateBase}`, { gap: 4 });
export const pageHeading = style({ minWidth: 0, font: 'inherit' });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  height: 40,
  padding: '0 8px',
  ':hover': { background: palette.grey800 },
  '@media': { [upTo('tablet')]: { height: 24, padding: 0 } },
  fontSize: '1.0625rem',
  fontStretch: vars.width.wide,
  fontWeight: 580,
  letterSpacing: '-.015em',
});
export const titleText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Menu of all pages. */
export const pageMenu = style({ width: 'min(400px,calc(100vw - 16px))' });
export const emptyNote = style({ padding: '12px 14px', fontSize: vars.size.small });
export const pageLabel = style({ minWidth: 0, padding: '6px 0', lineHeight: 1.25 });
export const pageUrl = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.caption,
  color: palette.grey600,
});
export const saveStatus = style({
  marginLeft: 12,
  color: palette.grey400,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': {
    [upTo('tablet')]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
const notOnPhones = { '@media': { [upTo('tablet')]: { display: 'none' } } };
export const barMiddle = style([
  { display: 'flex', alignItems: 'center', marginInline: 'auto' },
  notOnPhones,
]);
export const widths = style({ display: 'flex', border: 0, padding: 0, margin: 0 });
export const tool = style({
  width: 40,
  height: 40,
  selectors: { '&[aria-pressed=true]': { background: palette.white, color: palette.black } },
});
export const scaleLabel = style({
  minWidth: 52,
  paddingLeft: 10,
  color: palette.grey400,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrower]: { display: 'none' } },
});
export const divider = style({ width: 1, height: 24, margin: '0 6px', background: palette.grey700 });
export const barEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  alignSelf: 'stretch',
  '@media': { [upTo('tablet')]: { marginLeft: 'auto' } },
});
export const collaborators = style(notOnPhones);
export const menuAction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  height: 40,
  padding: '0 12px',
  fontWeight: 560,
  whiteSpace: 'nowrap',
  ':hover': { background: palette.grey800 },
  '@media': { [narrower]: { paddingInline: 8 } },
});
export const wideOnly = style(notOnPhones);
export const checksLabel = style({
  '@media': {
    [upTo('tablet')]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  padding: '0 5px',
  background: palette.white,
  color: palette.black,
  fontSize: '.875rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const publishButton = style({
  selectors: { '&&': { minHeight: 56, height: 56, paddingInline: 22, border: 0, marginLeft: 8 } },
  '@media': { [upTo('phone')]: { selectors: { '&&': { paddingInline: 12, marginLeft: 0 } } } },
});
export const moreButton = style([
  on.red,
  {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 56,
    marginLeft: -4,
    borderLeft: '1px solid rgba(255,255,255,.35)',
    ':focus-visible': { outlineOffset: -4 },
  },
]);

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
/** On narrow screens, hides a pane unless its view is selected. */
const seenAs = (view: string) => ({
  '@media': {
    [upTo('tablet')]: { selectors: { [`${frame}:not([data-view=${view}]) &`]: { display: 'none' } } },
  },
});
export const outline = style([panel, { borderRight: `1px solid ${palette.grey300}` }, seenAs('outline')]);
export const inspector = style([panel, { borderLeft: `1px solid ${palette.grey300}` }, seenAs('form')]);
export const canvas = style([
  { position: 'relative', minWidth: 0, minHeight: 0, overflow: 'hidden', padding: 24, contain: 'content' },
  seenAs('page'),
]);
globalStyle(canvas, { '@media': { [upTo('tablet')]: { padding: 0 } } });

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 56,
  padding: '0 8px 0 20px',
  borderBottom: `1px solid ${palette.grey200}`,
});
export const heading = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '1.0625rem',
  fontStretch: vars.width.mid,
  fontWeight: 600,
  letterSpacing: '-.01em',
});
export const subheading = style({
  flex: 'none',
  marginRight: 'auto',
  color: palette.grey600,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const fields = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  gap: '14px',
  padding: '16px 20px 28px',
  scrollbarWidth: 'thin',
});
globalStyle(`${fields} [data-field]`, { scrollMarginBlock: 24 });
/** Stacks the previews at full width. */
export const previews = style({});
globalStyle(`${previews} > div`, { gridTemplateColumns: 'minmax(0,1fr)' });
export const hint = style({ color: palette.grey600, fontSize: vars.size.small });

export const sheet = style({ marginInline: 'auto', background: palette.white });
export const page = style({ display: 'block', border: 0, transformOrigin: '0 0', background: palette.white });

export const views = style({
  display: 'none',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    [upTo('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3,1fr)',
      background: palette.white,
      borderTop: `1px solid ${palette.black}`,
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
