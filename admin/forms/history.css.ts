import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { singleMark } from '../publishing/StateMark.css';

export const panel = style({
  selectors: { '&&': { width: 'min(1320px,100%)', height: '92vh', maxHeight: 'none' } },
  '@media': {
    [upTo('tablet')]: {
      selectors: { '&&': { position: 'fixed', inset: 0, width: 'auto', height: 'auto', animation: 'none' } },
    },
  },
});
globalStyle(`${panel} > :first-child`, { paddingBlock: 12 });
export const body = style({
  selectors: { '&&': { flex: 1, minHeight: 0, gap: 0, padding: 0, overflow: 'hidden' } },
  gridTemplateColumns: '340px minmax(0,1fr)',
  '@media': {
    [upTo('tablet')]: {
      gridTemplateColumns: 'minmax(0,1fr)',
      gridTemplateRows: 'minmax(0,2fr) minmax(0,3fr)',
    },
  },
});
export const nameDialog = style({ selectors: { '&&': { width: 'min(520px,100%)' } } });
export const emptyNote = style({ padding: '24px 32px' });
export const nameButton = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 44,
  justifyContent: 'center',
  paddingInline: 8,
  fontWeight: 560,
  whiteSpace: 'nowrap',
  ':hover': { color: roles.accent },
});

/** Replaced by the flag icon on narrow screens. */
export const nameButtonLabel = style({
  '@media': { [upTo('phone')]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden' } },
});

export const versions = style({
  overflow: 'auto',
  borderRight: `1px solid ${palette.grey300}`,
  '@media': {
    [upTo('tablet')]: { borderRight: 0, borderBottom: `1px solid ${palette.grey300}` },
  },
});
export const day = style({
  padding: '10px 20px',
  background: palette.grey50,
  fontSize: vars.size.small,
  fontWeight: 600,
});
export const version = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0,1fr) auto',
  gap: '0 12px',
  width: '100%',
  padding: '14px 16px 14px 20px',
  textAlign: 'left',
  lineHeight: 1.35,
  ':hover': { background: palette.grey50 },
  ':focus-visible': { outlineOffset: -4 },
  '::before': {
    content: '',
    position: 'absolute',
    left: 26,
    top: 0,
    bottom: 0,
    width: 1,
    background: palette.grey300,
  },
});
export const selectedVersion = style({
  background: palette.grey100,
  ':hover': { background: palette.grey100 },
});
const solidDisc = 'linear-gradient(currentColor,currentColor)';
export const mark = styleVariants(
  {
    draft: `conic-gradient(from -45deg,${palette.red} 0 90deg,${palette.black} 0)`,
    published: solidDisc,
    checkpoint: palette.white,
  },
  background => [
    singleMark,
    {
      position: 'relative',
      alignItems: 'flex-start',
      paddingTop: 3,
      '::before': { background, boxShadow: `0 0 0 4px ${palette.white}` },
      selectors: {
        [`${selectedVersion} > &::before`]: { boxShadow: `0 0 0 4px ${palette.grey100}` },
      },
    },
  ],
);
export const title = style({ display: 'block', fontWeight: 560, overflowWrap: 'anywhere' });
export const details = style({
  display: 'block',
  fontSize: vars.size.caption,
  lineHeight: 1.4,
  color: roles.muted,
});
export const side = style({ display: 'grid', gap: '6px', justifyItems: 'end', alignContent: 'start' });
export const time = style({
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
  color: roles.muted,
});
const tag = style({ padding: '1px 8px', fontSize: '.8125rem', fontWeight: 600 });
export const beforeTag = style([tag, on.black]);
export const afterTag = style([tag, { background: palette.red, color: palette.white }]);

export const changes = style({ minWidth: 0, overflow: 'auto', background: palette.grey100 });
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  alignItems: 'center',
  minHeight: 72,
  padding: '10px 32px',
  borderBottom: `1px solid ${palette.grey300}`,
  background: palette.white,
  '@media': {
    [upTo('tablet')]: { padding: '10px 20px' },
    [upTo('phone')]: { position: 'static' },
  },
});
export const comparedVersions = style({
  fontSize: '1.25rem',
  fontWeight: 560,
  fontStretch: vars.width.wide,
  lineHeight: 1.2,
  '::first-letter': { textTransform: 'uppercase' },
});
export const separator = style({ fontWeight: 400, color: roles.muted });
export const counts = style({ display: 'flex', gap: '12px', fontSize: vars.size.small, color: roles.muted });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginLeft: 'auto',
  '@media': { [upTo('phone')]: { marginLeft: 0 } },
});
export const views = style({ display: 'flex', border: `1px solid ${roles.fg}` });
export const view = style({
  minHeight: 38,
  padding: '2px 14px',
  fontSize: vars.size.small,
  fontWeight: 560,
  whiteSpace: 'nowrap',
  selectors: { '&[aria-pressed=true]': { background: roles.fg, color: roles.bg } },
});
/** Keeps the pager on one line. */
export const pager = style({ display: 'flex', alignItems: 'center' });
export const pagerPosition = style({
  padding: '0 6px 0 16px',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: roles.muted,
});
export const previousButton = style({});
globalStyle(`${previousButton} svg`, { transform: 'rotate(180deg)' });
export const parts = style({
  display: 'grid',
  gap: '20px',
  padding: '24px 32px 40px',
  '@media': { [upTo('tablet')]: { padding: 20 } },
});
export const part = style([
  on.white,
  { minWidth: 0, borderLeft: '8px solid transparent', scrollMargin: '96px 0 20px' },
]);
export const currentPart = style({ borderLeftColor: palette.red });
export const name = style({
  padding: '14px 20px',
  borderBottom: `1px solid ${palette.grey200}`,
  fontSize: '1rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  padding: '12px 20px',
});
export const label = style({ flex: '0 0 96px', fontSize: vars.size.small, color: roles.muted });
export const textChange = style({ flex: '1 1 300px', minWidth: 0 });
export const comparison = style({ flex: '1 1 300px', display: 'flex', flexWrap: 'wrap', gap: '12px 24px' });
export const diffText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const blocks = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '12px' });
export const subheading = style({ fontSize: '1rem', fontWeight: 600, overflowWrap: 'anywhere' });
export const heading = style({ fontSize: '1.1875rem', fontWeight: 560, overflowWrap: 'anywhere' });
export const quote = style({
  paddingLeft: 16,
  borderLeft: `3px solid ${roles.fg}`,
  overflowWrap: 'anywhere',
});
export const code = style({
  padding: '10px 14px',
  background: palette.grey100,
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const language = style({
  display: 'block',
  fontSize: vars.size.caption,
  color: roles.muted,
  ':empty': { display: 'none' },
});
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${table} :is(th,td)`, {
  padding: '6px 10px',
  border: `1px solid ${palette.grey300}`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [upTo('phone')]: { paddingInline: 6 } },
});
globalStyle(`${table} th`, { fontWeight: 600 });
globalStyle(`${table} caption`, {
  fontSize: vars.size.caption,
  textAlign: 'left',
  color: roles.muted,
});
export const addedText = style({
  background: palette.green50,
  color: roles.ok,
  textDecoration: 'underline',
});
export const removedText = style({ color: roles.muted, textDecoration: 'line-through' });
/** Separates a replaced word from its replacement. */
globalStyle(`${removedText} + ${addedText}`, { marginLeft: '.25em' });
export const images = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: 8 });
export const image = style({ height: 120, width: 'auto' });
export const removedImage = style([image, { opacity: 0.55, filter: 'grayscale(1)' }]);

export const outcome = style({
  marginRight: 'auto',
  fontSize: vars.size.small,
  lineHeight: 1.35,
  color: roles.muted,
  '@media': { [upTo('tablet')]: { flex: '1 1 100%' } },
});
