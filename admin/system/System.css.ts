import { style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: '12px',
  marginTop: 12,
  '@media': {
    [upTo('wide')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
/** As high as a block will be. */
export const loading = style([
  on.white,
  { minHeight: 260, '@media': { [upTo('menu')]: { marginInline: -16 } } },
]);

const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  gap: '16px 24px',
  alignItems: 'center',
  minHeight: 96,
  padding: '20px 28px',
  '@media': {
    [upTo('wide')]: { gridTemplateColumns: 'auto minmax(0,1fr)' },
    [upTo('menu')]: { marginInline: -16, padding: '20px 16px' },
  },
});
export const verdict = styleVariants({ good: [on.white, top], fair: [on.white, top], bad: [on.black, top] });
/** The lamp: green in the middle, a half of amber, or red over a sector. */
export const lamp = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  border: `2px solid ${roles.fg}`,
  borderRadius: '50%',
  selectors: {
    [`${verdict.good} &::before`]: {
      content: '',
      width: 20,
      height: 20,
      borderRadius: '50%',
      background: palette.green500,
    },
    [`${verdict.fair} &::before`]: {
      content: '',
      width: '100%',
      height: '100%',
      borderRadius: '50%',
      background: `conic-gradient(from 90deg,${palette.amber300} 0 180deg,transparent 0)`,
    },
    [`${verdict.bad} &::before`]: {
      content: '',
      width: '100%',
      height: '100%',
      borderRadius: '50%',
      background: `conic-gradient(from 150deg,${palette.red} 0 60deg,transparent 0)`,
    },
    [`${verdict.bad} &::after`]: {
      content: '',
      position: 'absolute',
      width: 18,
      height: 18,
      borderRadius: '50%',
      background: palette.white,
      boxShadow: `0 0 0 4px ${palette.black}`,
    },
  },
});
export const headline = style({ fontSize: '1.1875rem', fontWeight: 600, lineHeight: 1.3 });
export const line = style({
  color: roles.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  '@media': {
    [upTo('wide')]: { gridColumn: 2 },
    [upTo('menu')]: { gridColumn: '1/-1', flexDirection: 'column' },
  },
});
export const step = style({ display: 'flex', gap: '8px', alignItems: 'baseline', fontSize: vars.size.small });
export const stepLink = style({ textDecoration: 'underline', textUnderlineOffset: '.22em' });
export const number = style({
  fontStretch: vars.width.tall,
  fontWeight: 600,
  fontSize: '1.5rem',
  lineHeight: 1,
});

/** Rows of a table; stacked when narrow. */
export const table = style({
  width: '100%',
  marginTop: 14,
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  '@media': { [upTo('menu')]: { display: 'block' } },
});
const cell = {
  padding: '10px 16px 10px 0',
  borderBottom: `1px solid ${roles.line}`,
  textAlign: 'left',
  verticalAlign: 'middle',
  fontWeight: 400,
} as const;
export const th = style({
  ...cell,
  paddingBlock: 6,
  borderColor: roles.fg,
  fontSize: vars.size.caption,
  color: roles.muted,
  whiteSpace: 'nowrap',
});
export const rows = style({ '@media': { [upTo('menu')]: { display: 'block' } } });
export const row = style({
  '@media': {
    [upTo('menu')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      gap: '2px',
      padding: '12px 0',
      borderBottom: `1px solid ${roles.line}`,
    },
  },
});
export const wideOnly = style({
  '@media': {
    [upTo('menu')]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
  },
});
const stackedCell = { '@media': { [upTo('menu')]: { padding: 0, border: 0 } } };
export const name = style({ ...cell, ...stackedCell, fontWeight: 560 });
export const under = style({
  display: 'block',
  fontSize: '.8125rem',
  fontWeight: 400,
  color: roles.muted,
});
export const td = style({
  ...cell,
  ...stackedCell,
  fontVariantNumeric: 'tabular-nums',
});
/** A mail server's words may be long ones. */
export const why = style([td, { overflowWrap: 'anywhere' }]);
export const action = style([td, { width: '1%', paddingRight: 0, whiteSpace: 'nowrap' }]);
/** Said on a narrow screen, where no head stands over the column. */
export const label = style({ display: 'none', '@media': { [upTo('menu')]: { display: 'inline' } } });
export const result = style({ display: 'inline-flex', gap: '8px', alignItems: 'center' });
export const ok = style({ flex: 'none', color: roles.ok });
export const bad = style({ color: roles.err, fontWeight: 560 });
