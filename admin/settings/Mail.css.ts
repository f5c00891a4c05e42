import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { paddedSheet, sheet } from '../kit/rows.css';

/** Delivery state above the templates. */
export const deliveryStrip = style([
  sheet,
  paddedSheet,
  { display: 'grid', gridTemplateColumns: 'auto minmax(0,1fr)', gap: '16px 24px', alignItems: 'center' },
]);
/** A ring: green in the centre if email is sent, otherwise hollow. */
export const ring = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  border: `2px solid ${palette.black}`,
  borderRadius: '50%',
  selectors: {
    '&[data-leaves]::before': {
      content: '',
      width: 20,
      height: 20,
      borderRadius: '50%',
      background: palette.green500,
    },
  },
});

export const templates = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0,1fr) minmax(0,1fr)',
  border: `1px solid ${roles.line}`,
  '@media': {
    [upTo('wide')]: { gridTemplateColumns: '220px minmax(0,1fr)' },
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
/** List beside the open template. On phones, a scrolling strip. */
export const list = style({
  borderRight: `1px solid ${roles.line}`,
  listStyle: 'none',
  '@media': {
    [upTo('menu')]: {
      display: 'flex',
      overflowX: 'auto',
      borderRight: 0,
      borderBottom: `1px solid ${roles.line}`,
    },
  },
});
export const item = style({
  position: 'relative',
  width: '100%',
  minHeight: 52,
  padding: '6px 12px 6px 18px',
  borderBottom: `1px solid ${roles.line}`,
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { background: palette.grey50 },
  selectors: {
    '&[aria-current]': { fontWeight: 600, background: palette.grey50 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      left: 0,
      top: 0,
      bottom: 0,
      width: 8,
      background: palette.red,
    },
  },
  '@media': {
    [upTo('menu')]: {
      borderBottom: 0,
      whiteSpace: 'nowrap',
      selectors: { '&[aria-current]::before': { right: 0, top: 'auto', width: 'auto', height: 4 } },
    },
  },
});
export const occasion = style({
  display: 'block',
  fontSize: vars.size.caption,
  fontWeight: 400,
  color: roles.muted,
  '@media': { [upTo('menu')]: { display: 'none' } },
});

export const placeholder = style({
  minHeight: 32,
  padding: '0 10px',
  border: `1px solid ${roles.edge}`,
  fontSize: vars.size.caption,
  fontWeight: 560,
  cursor: 'pointer',
  ':hover': { borderColor: roles.fg, background: roles.hover },
});
export const testResult = style({
  padding: '2px 0 2px 14px',
  borderLeft: `8px solid ${palette.green500}`,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  selectors: { '&[data-refused]': { borderColor: roles.err } },
});

export const preview = style({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  padding: '18px 20px',
  background: palette.grey100,
  '@media': { [upTo('wide')]: { gridColumn: '1/-1' } },
});
export const mailFrame = style({
  display: 'grid',
  gap: 10,
  padding: 20,
  borderTop: `3px solid ${palette.red}`,
  background: palette.white,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
export const heading = style({
  fontSize: '1.0625rem',
  fontWeight: 560,
  fontStretch: vars.width.wide,
  lineHeight: 1.12,
});
/** The generated facts of an email, between its editable texts. */
export const facts = style({ padding: '10px 0', borderBlock: `1px solid ${roles.line}`, color: roles.muted });
