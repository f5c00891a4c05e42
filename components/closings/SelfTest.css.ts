import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';

const yeses = [1, 2, 3, 4, 5].map(value => ({ value, said: createVar() }));
const count = createVar();

/** Counts the switches that are on, without JavaScript. */
export const form = style({
  vars: { [count]: `calc(${yeses.map(({ said }) => `var(${said.slice(4, -1)},0)`).join(' + ')})` },
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  columnGap: 'clamp(32px,6vw,96px)',
  selectors: Object.fromEntries(
    yeses.map(({ value, said }) => [`&:has([value="${value}"]:checked)`, { vars: { [said]: '1' } }]),
  ),
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const questions = style({ paddingBottom: 'clamp(40px,6vw,88px)' });
export const scoreResult = style({
  alignSelf: 'end',
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  '@media': { [upTo('tablet')]: { maxWidth: 420, marginInline: 0 } },
});
export const result = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '20px',
  paddingBottom: 'clamp(32px,5vw,72px)',
});

const ROW = '3.3em';
/** Shows one verdict at a time and scrolls the others out of view. */
export const digitRoll = style({
  height: ROW,
  overflow: 'hidden',
  fontSize: 'clamp(1.5rem,1.2rem + 1.2vw,2.25rem)',
  lineHeight: 1.1,
  fontWeight: 540,
  fontStretch: '112%',
  letterSpacing: '-.018em',
});
export const verdict = style({
  display: 'flex',
  alignItems: 'center',
  height: ROW,
  transform: `translateY(calc(${count}*${ROW}*-1))`,
  transition: `transform ${vars.time.slide} ${vars.ease}`,
});

export const gauge = style({ position: 'relative', overflow: 'hidden' });
/** Spans from the hub to the inner marks. Each yes turns the needle by a fifth of the half circle. */
export const needle = style({
  position: 'absolute',
  left: '48.75%',
  bottom: 0,
  width: '2.5%',
  height: '64.4%',
  background: palette.white,
  clipPath: 'polygon(33% 0,67% 0,92% 75%,8% 75%)',
  transformOrigin: '50% 100%',
  transform: `rotate(calc(${count}*36deg - 90deg))`,
  transition: `transform ${vars.time.flip} cubic-bezier(.34,1.4,.64,1)`,
});
