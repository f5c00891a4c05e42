import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { wrap } from '../../styles/layout.css';
import { on, roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';
import { dial, size } from '../dial/ValueDial.css';
import { heightBelow } from './opening.css';

const yesCounts = [1, 2, 3, 4, 5].map(value => ({ value, isChosen: createVar() }));
const count = createVar();
/** Reduced in short windows, where all questions must fit above the strip. */
const stripHeight = 'min(108px,12svh)';

/** Counts the switches that are on, without JavaScript. */
export const form = style({
  vars: {
    [count]: `calc(${yesCounts.map(({ isChosen }) => `var(${isChosen.slice(4, -1)},0)`).join(' + ')})`,
    [heightBelow]: stripHeight,
  },
  selectors: Object.fromEntries(
    yesCounts.map(({ value, isChosen }) => [
      `&:has([value="${value}"]:checked)`,
      { vars: { [isChosen]: '1' } },
    ]),
  ),
});
/** Angle of the needle without JavaScript. */
export const needleAngle = `calc(${count}*48deg - 120deg)`;
export const gauge = style([
  dial,
  {
    // The scale has a gap at the bottom.
    top: `calc(53% - ${size}/2)`,
    '@media': {
      // As large as the questions and both buttons leave it.
      [upTo('tablet')]: {
        vars: { [size]: 'clamp(155px,100svh - 650px,80vw)' },
        margin: `8px auto calc(${size}*-.22)`,
      },
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
    minHeight: stripHeight,
    '@media': { [upTo('tablet')]: { gap: '12px', minHeight: 0, paddingBlock: 8 } },
  },
]);

export const submitButton = style({
  whiteSpace: 'nowrap',
  '@media': {
    [upTo('tablet')]: {
      selectors: { '&&': { paddingInline: 14 } },
    },
  },
});

const rowHeight = createVar();
/** Shows one verdict at a time and scrolls the others out of view. */
export const verdictRoll = style({
  vars: { [rowHeight]: '2.4em' },
  flex: 1,
  height: rowHeight,
  overflow: 'hidden',
  selectors: { '&&': { fontSize: 'min(3vw,2.75rem,4.9svh)' } },
  '@media': {
    [upTo('tablet')]: {
      vars: { [rowHeight]: '3.6em' },
      selectors: { '&&': { fontSize: '1.0625rem', lineHeight: 1.2 } },
    },
  },
});
export const verdict = style({
  display: 'flex',
  alignItems: 'center',
  height: rowHeight,
  overflow: 'hidden',
  transform: `translateY(calc(${count}*${rowHeight}*-1))`,
  transition: `transform ${vars.time.slide} ${vars.ease}`,
});
