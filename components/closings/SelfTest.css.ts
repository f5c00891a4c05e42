import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { wrap } from '../../styles/layout.css';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { dial, size } from '../dial/ValueDial.css';
import { box, face } from '../ui/Switch.css';
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
export const needleAngle = `calc(${count}*16deg - 86deg)`;
const phoneRadius = 'clamp(150px,100svh - 600px,54vw)';
globalStyle(`${form} h1`, {
  '@media': {
    [upTo('tablet')]: {
      minHeight: `calc(${phoneRadius} - 44px)`,
      maxWidth: `calc(100% - ${phoneRadius} + 12px)`,
    },
  },
});
export const gauge = style([
  dial,
  {
    vars: { [size]: 'min(100vw,200svh - 400px)' },
    right: `calc(${size}*-.5)`,
    // A quarter of a dial, whose centre is where the verdict meets the edge of the window.
    top: `calc(100% - ${size}/2)`,
    clipPath: 'inset(-2% 50% 50% -2%)',
    '@media': {
      // Beside the title, on top of the first question.
      [upTo('tablet')]: {
        vars: { [size]: `calc(2*${phoneRadius})` },
        position: 'absolute',
        inset: `14px calc(${size}*-.5) auto auto`,
        margin: 0,
      },
    },
  },
]);
/** The visible quarter of the core. */
globalStyle(`${gauge} > output`, {
  inset: '30% 50% 50% 30%',
  borderRadius: '100% 0 0',
  padding: '6.5% .5% .5% 6.5%',
  background: roles.fg,
  color: roles.bg,
});
export const band = style({ fill: roles.fg, stroke: 'none' });
globalStyle(`${form} ${face}::after`, {
  content: 'No',
  position: 'absolute',
  right: 9,
  top: 0,
  fontSize: vars.size.caption,
  fontWeight: 580,
  fontStyle: 'normal',
  lineHeight: '34px',
});
globalStyle(`${form} ${box}:checked + ${face}::after`, {
  content: 'Yes',
  right: 'auto',
  left: 7,
  color: palette.white,
});
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
export const number = style({ fontSize: '8.4em' });
export const unit = style({
  marginTop: '.4em',
  whiteSpace: 'nowrap',
  '@media': { [upTo('tablet')]: { fontSize: `calc(${size}*.034)` } },
});

export const verdictStrip = style([on.white, { position: 'sticky', bottom: 0, zIndex: 3 }]);
export const stripContent = style([
  wrap,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '24px',
    minHeight: stripHeight,
    '@media': { [upTo('tablet')]: { flexWrap: 'wrap', gap: '8px 12px', minHeight: 0, paddingBlock: 8 } },
  },
]);
globalStyle(`${stripContent} > :is(a,button)`, {
  whiteSpace: 'nowrap',
  '@media': { [upTo('phone')]: { flex: 'auto', paddingInline: 14 } },
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
    [upTo('phone')]: { flexBasis: '100%', vars: { [rowHeight]: '2.4em' } },
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
