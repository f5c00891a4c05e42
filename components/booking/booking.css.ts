import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette, vars } from '../../styles/tokens.css';

/** Distance that the black hero extends behind the card. */
const OVERLAP = 'clamp(96px,12vw,180px)';

/** Positioned, so that the section below doesn’t cover it. */
export const hero = style([
  on.black,
  { position: 'relative', paddingBlock: `clamp(40px,5vw,80px) ${OVERLAP}` },
]);
export const heroTitle = style([text.display, { maxWidth: '12ch' }]);
export const lead = style([text.lead, { maxWidth: '40ch', marginTop: 24, color: palette.grey200 }]);

/** Overlaps the edge of the hero. */
export const card = style([
  on.white,
  {
    position: 'relative',
    marginTop: `calc(${OVERLAP}*-1 + 56px)`,
    marginBottom: vars.section,
    border: `1px solid ${palette.grey300}`,
  },
]);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,4fr) minmax(0,5fr) minmax(0,3fr)',
  '@media': {
    [upTo('toc')]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' },
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
export const detailColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,4fr) minmax(0,8fr)',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const column = style({
  padding: 'clamp(22px,2.8vw,36px)',
  selectors: { '& + &': { borderLeft: `1px solid ${roles.line}` } },
  '@media': {
    [upTo('menu')]: { selectors: { '& + &': { borderLeft: 0, borderTop: `1px solid ${roles.line}` } } },
  },
});
/** The first column. At medium widths, it is above the calendar and the times. */
export const offer = style([
  column,
  {
    '@media': {
      [`${upTo('toc')} and (min-width: 768px)`]: {
        gridColumn: '1/-1',
        borderBottom: `1px solid ${roles.line}`,
      },
    },
  },
]);
export const title = style([text.h3, { marginTop: 28 }]);
export const facts = style({ display: 'grid', gap: '10px', margin: '20px 0 24px', color: roles.muted });
export const fact = style({ display: 'flex', gap: '10px', alignItems: 'center' });
export const zoneForm = style({ display: 'grid', gap: '10px' });

export const monthHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
export const monthLinks = style({ display: 'flex' });
export const monthLink = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  ':hover': { background: roles.hover },
});
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7,minmax(0,1fr))',
  gap: 4,
  marginTop: 16,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const weekday = style([text.caption, { paddingBottom: 6, color: roles.muted }]);
export const day = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  minHeight: 36,
  color: roles.muted,
});
export const freeDay = style([
  day,
  {
    background: palette.grey100,
    border: '1px solid transparent',
    color: roles.fg,
    fontWeight: 560,
    selectors: {
      '&:hover': { borderColor: palette.black },
      '&[aria-current]': { background: palette.black, color: palette.white, borderRadius: '50%' },
    },
  },
]);

export const slots = style({
  display: 'grid',
  gap: 8,
  marginTop: 16,
  '@media': { [upTo('toc')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
export const slot = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  padding: '6px 8px',
  border: `1px solid ${palette.grey450}`,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { borderColor: palette.black, background: palette.grey100 },
    '&[aria-current]': { background: palette.red, borderColor: palette.red, color: palette.white },
  },
});
export const elsewhere = style([text.caption, { fontWeight: 400 }]);

export const clock = style([text.figure, { margin: '20px 0 14px' }]);
export const muted = style({ color: roles.muted });
export const formFooter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 28px',
  alignItems: 'center',
});
export const caption = style([text.caption, { flex: '1 1 220px', color: roles.muted }]);
export const notice = style([
  text.strong,
  { padding: '14px clamp(22px,2.8vw,36px)', background: palette.grey100, color: roles.err },
]);

/** Facts about a booked call. */
export const bookedFacts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(200px,1fr))',
  gap: '20px 28px',
  margin: '28px 0',
  paddingTop: 24,
  borderTop: `2px solid ${roles.fg}`,
  overflowWrap: 'anywhere',
});
export const term = style([text.caption, { color: roles.muted }]);
export const value = style({ fontWeight: 600 });
export const booked = style([
  text.strong,
  { display: 'flex', gap: 10, alignItems: 'center', marginBottom: 14, color: roles.ok },
]);
export const bookedZone = style({ marginTop: 12, color: roles.muted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 28px', alignItems: 'center' });

export const change = style([on.grey2, { paddingBlock: `calc(${vars.section}*.66)` }]);
export const changeColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,8fr) minmax(0,4fr)',
  gap: 20,
  alignItems: 'start',
  '@media': { [upTo('toc')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const panel = style([on.white, { padding: 'clamp(22px,3vw,40px)' }]);
export const moveColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,6fr) minmax(0,4fr)',
  gap: 'clamp(24px,3vw,44px)',
  marginTop: 24,
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const reasons = style({ display: 'grid', margin: '14px 0 24px' });
export const reason = style({
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  minHeight: 48,
  borderBottom: `1px solid ${roles.line}`,
});
export const radio = style({ width: 20, height: 20, accentColor: palette.red });
export const wideButton = style({ width: '100%', marginTop: 20 });
export const messageText = style([
  text.lead,
  { maxWidth: '40ch', margin: '24px 0 32px', color: roles.muted },
]);
export const message = style([on.white, { paddingBlock: `clamp(48px,8vw,120px) ${vars.section}` }]);
