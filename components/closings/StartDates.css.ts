import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

const WEEKS = 26;
const weekWidth = `100%/${WEEKS}`;
const createTicks = (weeks: number, height: number) =>
  `repeating-linear-gradient(90deg,${roles.edge} 0 1px,transparent 1px calc(${weekWidth}*${weeks})) 0 100%/100% ${height}px no-repeat`;

/** Weeks are ticks, and every second tick is longer. Months have the longest ticks. */
export const ruler = style({
  position: 'relative',
  height: 96,
  marginTop: 'clamp(36px,5vw,64px)',
  background: `linear-gradient(${roles.fg},${roles.fg}) 0 100%/100% 1px no-repeat,linear-gradient(${roles.edge},${roles.edge}) 100% 100%/1px 17px no-repeat,${createTicks(1, 7)},${createTicks(2, 11)}`,
});
export const startWeek = createVar();
/** Spans from the start to the last milestone, with a white line at each milestone. */
export const beam = style({
  position: 'absolute',
  top: 34,
  left: `calc(${weekWidth}*${startWeek})`,
  width: `calc(${weekWidth}*12)`,
  height: 34,
  background: palette.red,
  transition: `left ${vars.time.base} ${vars.ease}`,
});
export const milestoneMark = style({
  position: 'absolute',
  inset: '-12px auto',
  width: 2,
  background: palette.white,
});
/** The track spans from the first to the last available Monday. */
export const slider = style({
  position: 'absolute',
  left: -16,
  top: 27,
  selectors: { '&&': { width: `calc(${weekWidth}*13 + 32px)` } },
});
export const months = style({
  position: 'relative',
  height: '1.6em',
  fontSize: vars.size.small,
  color: roles.muted,
});
const MONTH_TICK = 17;
export const month = style({
  position: 'absolute',
  top: -MONTH_TICK,
  paddingTop: MONTH_TICK,
  background: `linear-gradient(${roles.edge},${roles.edge}) 0 0/1px ${MONTH_TICK}px no-repeat`,
});

const hairline = `1px solid ${roles.line}`;
const stackedLayout = upTo('tablet');
export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,1fr)',
  marginTop: 36,
  borderTop: `2px solid ${roles.fg}`,
  '@media': { [stackedLayout]: { gridTemplateColumns: '1fr 1fr' } },
});
export const date = style({
  padding: '22px 24px 8px',
  borderLeft: hairline,
  ':first-child': { paddingLeft: 0, borderLeft: 0 },
  '@media': {
    [stackedLayout]: {
      padding: '18px 12px 12px 16px',
      selectors: {
        '&:nth-child(odd)': { paddingLeft: 0, borderLeft: 0 },
        '&:nth-child(n+3)': { borderTop: hairline },
      },
    },
  },
});
export const day = style({
  display: 'block',
  marginTop: 8,
  fontSize: 'clamp(3rem,1.6rem + 4.4vw,5.5rem)',
  whiteSpace: 'nowrap',
});
export const meaning = style({
  display: 'block',
  marginTop: 10,
  maxWidth: '24ch',
  fontSize: vars.size.small,
  color: palette.grey300,
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '14px 28px',
  marginTop: 44,
});
export const promise = style({ maxWidth: '44ch' });
