import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** Fills the window on narrow screens. */
export const panel = style({
  selectors: { '&&': { width: 'min(960px,100%)', maxHeight: 'min(92vh,860px)' } },
  '@media': {
    [upTo('menu')]: {
      selectors: {
        '&&': { position: 'fixed', inset: 0, width: 'auto', maxHeight: 'none', animation: 'none' },
      },
    },
  },
});
globalStyle(`${panel} > :first-child`, { paddingBlock: 14 });
// Truncates long titles.
globalStyle(`${panel} > :first-child > h2`, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
/** A dialog with a short question has no border below its title. */
export const shortDialog = style({ selectors: { '&&': { width: 'min(520px,100%)' } } });
globalStyle(`${shortDialog} > :first-child`, { paddingBlock: '20px 0', borderBottom: 0 });
globalStyle(`${shortDialog} > :first-child + *`, { gap: 18, paddingBlock: '10px 28px', fontSize: '1rem' });
export const state = style({
  flex: 'none',
  paddingInline: 12,
  '@media': { [upTo('menu')]: { display: 'none' } },
});
export const body = style({
  fontSize: '1rem',
  selectors: { '&&': { flex: 1, gap: 0, padding: 0 } },
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '@media': {
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', alignContent: 'start' },
  },
});
const halfPanel = { padding: '24px 32px 28px', minWidth: 0 } as const;
export const checks = style({ ...halfPanel, '@media': { [upTo('menu')]: { padding: 20 } } });
export const schedule = style({
  ...halfPanel,
  borderLeft: `1px solid ${palette.grey200}`,
  background: palette.grey50,
  '@media': {
    [upTo('menu')]: { padding: 20, borderLeft: 0, borderTop: `1px solid ${palette.grey200}` },
  },
});
export const head = style({
  marginBottom: 8,
  fontSize: '1.0625rem',
  fontWeight: 600,
  fontStretch: vars.width.mid,
});
export const spacedHead = style([head, { marginTop: 22 }]);

export const summary = style({ display: 'flex', gap: '28px', marginBottom: 14 });
export const figure = style({ display: 'flex', gap: '8px', alignItems: 'baseline' });
export const count = style({
  fontSize: '2.25rem',
  fontWeight: 600,
  fontStretch: vars.width.tall,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const blockerCount = style({ color: roles.err });
export const countLabel = style({ fontSize: vars.size.small, lineHeight: 1.2, color: roles.muted });
export const rows = style({ borderTop: `1px solid ${roles.fg}` });
export const passedRow = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0,1fr)',
  gap: '12px',
  padding: '12px 0',
  borderBottom: `1px solid ${palette.grey200}`,
  color: roles.ok,
  lineHeight: 1.35,
});
export const rowTitle = style({ display: 'block', fontWeight: 560 });
export const rowNote = style({
  display: 'block',
  marginTop: 1,
  fontSize: vars.size.caption,
  color: roles.muted,
});

export const facts = style({ borderTop: `2px solid ${roles.fg}` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0,1fr)',
  gap: '12px',
  padding: '9px 0',
  borderBottom: `1px solid ${palette.grey200}`,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const name = style({ color: roles.muted });
export const description = style({ fontWeight: 500 });
export const compareButton = style({ minHeight: 44 });

export const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0,1fr)',
  gap: '12px',
  alignItems: 'start',
  padding: '12px 0',
  lineHeight: 1.35,
  cursor: 'pointer',
});
export const radio = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  margin: '2px 0 0',
  border: `1.5px solid ${palette.grey500}`,
  borderRadius: '50%',
  background: palette.white,
  appearance: 'none',
  cursor: 'pointer',
  ':checked': { borderColor: palette.black },
  selectors: {
    '&:checked::before': {
      content: '',
      width: 10,
      height: 10,
      borderRadius: '50%',
      background: palette.red,
    },
  },
});
export const shortcuts = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', margin: '4px 0 12px' });
export const shortcut = style({
  minHeight: 32,
  padding: '2px 12px',
  border: `1px solid ${palette.grey450}`,
  background: palette.white,
  fontSize: vars.size.small,
  fontWeight: 500,
  ':hover': { borderColor: palette.black },
  '@media': { [upTo('phone')]: { minHeight: 44 } },
  selectors: {
    '&[aria-pressed=true]': { background: palette.black, color: palette.white, borderColor: palette.black },
  },
});
export const time = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0,1fr)',
  gap: '10px',
  alignItems: 'center',
  marginTop: 10,
});
export const zone = style({ fontSize: vars.size.small, lineHeight: 1.35, color: roles.muted });
globalStyle(`${zone} > ${rowTitle}`, { color: roles.fg });
export const cancelScheduleButton = style({
  minHeight: 44,
  marginTop: 6,
  fontWeight: 560,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  ':hover': { color: roles.accent },
});
export const unpublishRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  marginTop: 16,
  paddingTop: 14,
  borderTop: `1px solid ${palette.grey300}`,
  lineHeight: 1.35,
});
export const unpublishTime = style([
  time,
  { gridTemplateColumns: 'minmax(0,1fr) 132px', alignItems: 'start' },
]);

/** The expected result or the number of blockers, on the left of the footer. */
export const outcome = style({
  marginRight: 'auto',
  fontSize: vars.size.small,
  lineHeight: 1.35,
  color: roles.muted,
  '@media': { [upTo('menu')]: { flex: '1 1 100%' } },
});
globalStyle(`${outcome} > p`, { marginTop: 0 });
