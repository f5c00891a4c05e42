import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: '12px',
  '@media': { [upTo('wide')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const whole = style({ gridColumn: '1/-1' });

/** Passkeys, or sessions, one a line. */
export const rows = style({});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: '4px 14px',
  alignItems: 'center',
  minHeight: 60,
  padding: '8px 0',
  borderTop: `1px solid ${roles.line}`,
  ':first-child': { borderColor: roles.fg },
});
/** A row that begins with what it is of. */
export const marked = style([row, { gridTemplateColumns: 'auto minmax(0,1fr) auto' }]);
export const rowTitle = style({
  display: 'block',
  fontWeight: 560,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const rowNote = style({ fontSize: vars.size.caption, color: roles.muted });
export const here = style({
  padding: '2px 8px',
  background: palette.black,
  color: palette.white,
  fontSize: '.8125rem',
  fontWeight: 560,
});

export const password = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr) auto',
  gap: '12px',
  alignItems: 'start',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const change = style({ minHeight: 60 });

/** The picture for the app's camera, and what to do with it. */
export const setup = style({
  display: 'grid',
  gridTemplateColumns: '196px minmax(0,1fr)',
  gap: '24px',
  alignItems: 'start',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const qr = style({ width: 196, height: 196, border: `1px solid ${palette.grey300}` });
export const steps = style({ display: 'grid', gap: '16px', fontSize: vars.size.small, lineHeight: 1.45 });
export const secret = style({ fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  border: `1px solid ${roles.line}`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 560,
  letterSpacing: '.04em',
});
globalStyle(`${codes} > li`, {
  padding: '9px 16px',
  marginTop: -1,
  borderTop: `1px solid ${roles.line}`,
  userSelect: 'all',
});
globalStyle(`${codes} > li:nth-child(even)`, { borderLeft: `1px solid ${roles.line}` });
export const stateRow = style({
  display: 'flex',
  gap: '16px',
  justifyContent: 'space-between',
  alignItems: 'center',
});
export const state = style({ fontWeight: 560, color: roles.ok });
export const stateOff = style({ fontWeight: 560, color: roles.err });
export const naming = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: '12px',
  marginBottom: 16,
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
