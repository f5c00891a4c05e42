import { createVar, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { tall, vars } from '../../../styles/tokens.css';

/** Number of days on the ruler. */
export const dayCount = createVar();

const columns = 'minmax(0,4fr) minmax(0,8fr)';
const hairline = `1px solid ${roles.line}`;

/** Cuts off the width of a scrollbar, which `100vw` includes. */
export const clipped = style({ overflow: 'clip' });
/** Reaches the window's right edge. */
export const chart = style({ marginRight: `calc(-1*${textPadding})` });
export const ruler = style({
  padding: '0 0 14px calc(100%/3)',
  '@media': { [upTo('menu')]: { paddingLeft: 0 } },
});
export const bars = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${dayCount},minmax(0,1fr))`,
  gridColumn: '-2/-1',
});
export const day = style({
  paddingLeft: 8,
  ...tall,
  fontSize: 'clamp(1.75rem,4.4vw,5.5rem)',
  lineHeight: 0.8,
  '@media': { [upTo('menu')]: { paddingLeft: 4 } },
});

/** Space for the strip below the chart. */
export const list = style({
  position: 'relative',
  paddingBottom: 140,
  '@media': { [upTo('menu')]: { paddingBottom: 0 } },
});
export const step = style({
  borderTop: hairline,
  selectors: { 'li:last-child > &': { borderBottom: hairline } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: columns,
  minHeight: 'clamp(76px,6vw,112px)',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', paddingTop: 16 } },
});
export const label = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  paddingRight: 32,
  whiteSpace: 'nowrap',
  '@media': { [upTo('menu')]: { alignItems: 'baseline', paddingRight: vars.gutter } },
});

export const track = style({
  background: `repeating-linear-gradient(90deg,${roles.line} 0 1px,transparent 1px calc(100%/${dayCount}))`,
  '@media': { [upTo('menu')]: { paddingBlock: '12px 16px', background: 'none' } },
});
export const bar = style({
  background: roles.fg,
  transition: `background ${vars.time.base}`,
  selectors: { [`${step}[open] &, ${row}:hover &`]: { background: roles.mark } },
  '@media': { [upTo('menu')]: { height: 16 } },
});
export const text = style({
  '@media': {
    [above('menu')]: { position: 'absolute', left: 'calc(100%/3)', bottom: 0, height: 116, maxWidth: '40ch' },
    [upTo('menu')]: { padding: `0 ${vars.gutter} 20px 0` },
    print: { position: 'static', height: 'auto' },
  },
});
