import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { row, rowEnd, rowNote, rowTitle } from '../kit/rows.css';
import { schedule } from './PublishDialog.css';

export const sheet = style([
  on.white,
  {
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    borderLeft: `1px solid ${palette.black}`,
    fontSize: '1rem',
    '@media': { [upTo('tablet')]: { borderLeft: 0 } },
  },
]);
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 76,
  padding: '0 12px 0 36px',
  '@media': { [upTo('phone')]: { minHeight: 60, padding: '0 8px 0 20px' } },
});
globalStyle(`${head} h2:focus`, { outline: 0 });
export const body = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 36px 28px',
  scrollbarWidth: 'thin',
  '@media': { [upTo('phone')]: { paddingInline: 20 } },
});
globalStyle(`${body} > * + *`, { marginTop: 26 });
globalStyle(`${body} > ${schedule}`, { padding: 0, border: 0, background: 'none' });
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
// One row saves height on short screens, such as at a zoom of 200%.
globalStyle(`${footer} > [role=status]`, { '@media': { [above('phone')]: { flex: '1 1 200px' } } });
/** The buttons of the footer, always on one line. */
export const buttons = style({
  display: 'flex',
  gap: 12,
  '@media': { [upTo('phone')]: { flex: '1 1 100%' } },
});
globalStyle(`${buttons} > button`, { '@media': { [upTo('phone')]: { flex: 1, paddingInline: 8 } } });
globalStyle(`${buttons} > button[aria-disabled=true]`, {
  background: palette.grey200,
  color: palette.grey600,
  cursor: 'not-allowed',
});
// The field of a problem is as wide as the sheet, below the message and its link.
const rowWithField = `${body} ${row}:has(input,textarea)`;
globalStyle(`${rowWithField} > ${rowEnd}`, { position: 'absolute', right: 0, top: 1 });
globalStyle(`${body} li:not(${rowWithField}) > ${rowEnd}`, {
  '@media': { [above('phone')]: { marginTop: -9 } },
});
globalStyle(`${rowWithField} :is(${rowTitle},${rowNote})`, { paddingRight: 100 });
globalStyle(`${rowWithField} ${rowNote}`, { marginBottom: 8 });
