import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { fact, row, rowEnd, rowNote } from '../kit/rows.css';

export const sheet = style([
  on.white,
  {
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    containerType: 'inline-size',
    borderLeft: `1px solid ${palette.black}`,
    fontSize: '1rem',
    '@media': { [upTo('tablet')]: { borderLeft: 0 } },
  },
]);
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  padding: '14px 12px 24px 36px',
  '@media': { [upTo('phone')]: { padding: '6px 8px 20px 20px' } },
});
globalStyle(`${head} h2`, { outline: 0, lineHeight: '44px' });
// The status, which keeps its place while the content scrolls.
globalStyle(`${head} [role=status]`, { lineHeight: 1.35 });
export const body = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 0 28px 36px',
  scrollbarWidth: 'thin',
  '@media': { [upTo('phone')]: { paddingLeft: 20 } },
});
// Ends at the same edge as the footer, with or without a scrollbar.
globalStyle(`${body} > *`, {
  width: 'calc(100cqw - 72px)',
  '@media': { [upTo('phone')]: { width: 'calc(100cqw - 40px)' } },
});
globalStyle(`${body} > * + *`, { marginTop: 26 });
export const footer = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '10px 16px',
  minHeight: 80,
  padding: '12px 36px',
  borderTop: `1px solid ${palette.grey300}`,
  '@media': { [upTo('phone')]: { paddingInline: 20 } },
});
export const question = style([
  footer,
  on.black,
  {
    position: 'absolute',
    inset: 'auto 0 0',
    minHeight: '100%',
    borderTop: 0,
  },
]);
export const questionText = style({ flex: '1 1 200px', lineHeight: 1.35 });
export const questionTitle = style({ fontSize: '1.125rem', fontWeight: 560, fontStretch: vars.width.mid });
export const questionNote = style({ fontSize: vars.size.small, color: roles.muted });
globalStyle(`${footer}:not(:has(button,a))`, { display: 'none' });
/** The buttons of the footer, always on one line. */
export const buttons = style({
  display: 'flex',
  gap: 12,
  '@media': { [upTo('phone')]: { flex: '1 1 100%' } },
});
globalStyle(`${buttons} > *`, { '@media': { [upTo('phone')]: { flex: 1, paddingInline: 8 } } });
globalStyle(`${buttons} > button[aria-disabled=true]`, {
  background: palette.grey200,
  color: palette.grey600,
  cursor: 'not-allowed',
});
// The field of a problem, below the message, replaces the link to it.
const rowWithField = `${body} ${row}:has(input:not([role=switch]),textarea)`;
globalStyle(`${rowWithField} > ${rowEnd}`, { display: 'none' });
globalStyle(`${body} li:not(${rowWithField}) > ${rowEnd}`, {
  '@media': { [above('phone')]: { marginTop: -9 } },
});
globalStyle(`${rowWithField} ${rowNote}`, { marginBottom: 8 });

/** Boxes in one frame, below each other on phones. */
export const options = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0,1fr)',
  '@media': { [above('phone')]: { gridAutoFlow: 'column' } },
});
export const option = style({
  position: 'relative',
  padding: '10px 12px',
  border: `1px solid ${palette.grey450}`,
  background: palette.white,
  lineHeight: 1.3,
  ':hover': { background: palette.grey50 },
  // Looks like a radio button.
  '::after': {
    content: '',
    position: 'absolute',
    top: 12,
    right: 12,
    width: 18,
    height: 18,
    border: `1px solid ${palette.grey500}`,
    borderRadius: '50%',
  },
  '@media': {
    [above('phone')]: { selectors: { '& + &': { borderLeft: 0 } } },
    [upTo('phone')]: {
      display: 'grid',
      gridTemplateColumns: '48px minmax(0,1fr)',
      alignItems: 'center',
      minHeight: 44,
      selectors: { '& + &': { borderTop: 0 } },
    },
  },
  selectors: {
    '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${palette.black}` },
    '&:has(:focus-visible)': { zIndex: 1, outline: `2px solid ${palette.black}`, outlineOffset: 3 },
    '&:has(:checked)::after': { border: `5px solid ${palette.black}` },
  },
});

/** The item as a card, beside its facts. Phones have only room for the facts. */
export const changes = style({ display: 'flex', gap: 20, alignItems: 'start' });
globalStyle(`${changes} > dl`, { flex: 1, minWidth: 0 });
globalStyle(`${changes} ${fact}`, { gridTemplateColumns: '88px minmax(0,1fr)' });
export const card = style({
  flex: 'none',
  width: 128,
  border: `1px solid ${palette.grey300}`,
  fontSize: vars.size.caption,
  fontWeight: 560,
  lineHeight: 1.25,
  '@media': { [upTo('phone')]: { display: 'none' } },
});
globalStyle(`${card} > img`, { width: '100%', aspectRatio: '4/3', objectFit: 'cover' });
globalStyle(`${card} > figcaption`, { padding: '8px 10px 10px', overflowWrap: 'anywhere' });
