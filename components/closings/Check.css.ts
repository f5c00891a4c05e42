import { style } from '@vanilla-extract/css';
import { palette, vars } from '../../styles/tokens.css';
import { drawing as closingDrawing, stackedVerdict } from './closing.css';

const is = (value: number) => `:has([value="${value}"]:checked)`;
const not = (value: number) => `:not(${is(value)})`;
/** To pass, the first switch must be off and the other two on. */
const PASSED = not(1) + is(2) + is(3);
const ANSWERS = [is(1), not(1) + not(2), not(1) + is(2) + not(3), PASSED];

export const form = style({});
export const checkVerdict = ANSWERS.map(when =>
  style([stackedVerdict, { selectors: { [`${form}${when} &`]: { visibility: 'visible' } } }]),
);

export const drawing = style([closingDrawing, { position: 'relative' }]);
export const shells = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const color = `fill ${vars.time.slide} ${vars.ease}`;
const createShellRule = (rest: string, when: string, filled: string) =>
  style({ fill: rest, transition: color, selectors: { [`${form}${when} &`]: { fill: filled } } });
/** Rings from the outside in. A ring fills when its switch is on, the innermost when all questions pass. */
export const shell = [
  style({ fill: palette.grey800 }),
  createShellRule(palette.grey700, is(2), palette.white),
  createShellRule(palette.grey600, is(3), palette.black),
  createShellRule(palette.grey500, PASSED, palette.red),
];
