import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { wrap } from '../../styles/layout.css';
import { on, roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';
import { dial, size } from '../dial/ValueDial.css';
import { below } from './opening.css';

const yesCounts = [1, 2, 3, 4, 5].map(value => ({ value, said: createVar() }));
const count = createVar();
const strip = '108px';

/** Counts the switches that are on, without JavaScript. */
export const form = style({
  vars: {
    [count]: `calc(${yesCounts.map(({ said }) => `var(${said.slice(4, -1)},0)`).join(' + ')})`,
    [below]: strip,
  },
  selectors: Object.fromEntries(
    yesCounts.map(({ value, said }) => [`&:has([value="${value}"]:checked)`, { vars: { [said]: '1' } }]),
  ),
});
/** Angle of the needle, and its angle with one more yes. */
export const needleAngle = `calc(${count}*48deg - 120deg)`;
export const gauge = style([
  dial,
  {
    // The scale has a gap at the bottom.
    top: `calc(53% - ${size}/2)`,
    '@media': {
      [upTo('tablet')]: { vars: { [size]: 'min(80vw,34svh)' }, margin: '14px auto -12vw' },
    },
  },
]);
export const ghostAngle = createVar();
/** An outlined needle that previews a yes to the hovered question. */
export const ghost = style({
  position: 'absolute',
  inset: 0,
  overflow: 'visible',
  fill: 'none',
  stroke: roles.fg,
  strokeWidth: 2,
  opacity: 0,
  transform: `rotate(${ghostAngle})`,
  transition: `transform ${vars.time.wipe} ${vars.ease},opacity ${vars.time.fast}`,
  selectors: { '&[data-shown]': { opacity: 0.8 } },
});
export const number = style({ fontSize: '24em' });

export const verdictStrip = style([on.white, { position: 'sticky', bottom: 0, zIndex: 3 }]);
export const stripContent = style([
  wrap,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '24px',
    minHeight: strip,
    '@media': { [upTo('tablet')]: { gap: '12px', minHeight: 0, paddingBlock: 8 } },
  },
]);

export const send = style({
  whiteSpace: 'nowrap',
  '@media': {
    [upTo('tablet')]: {
      selectors: { '&&': { paddingInline: 14 } },
    },
  },
});

const row = createVar();
/** Shows one verdict at a time and scrolls the others out of view. */
export const roll = style({
  vars: { [row]: '2.4em' },
  flex: 1,
  height: row,
  overflow: 'hidden',
  selectors: { '&&': { fontSize: 'min(3vw,2.75rem)' } },
  '@media': {
    [upTo('tablet')]: {
      vars: { [row]: '3.6em' },
      selectors: { '&&': { fontSize: '1.0625rem', lineHeight: 1.2 } },
    },
  },
});
export const verdict = style({
  display: 'flex',
  alignItems: 'center',
  height: row,
  overflow: 'hidden',
  transform: `translateY(calc(${count}*${row}*-1))`,
  transition: `transform ${vars.time.slide} ${vars.ease}`,
});
