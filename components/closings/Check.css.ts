import { style } from '@vanilla-extract/css';
import { palette, vars } from '../../styles/tokens.css';
import { drawing as closingDrawing, stackedVerdict } from './closing.css';

const selectChecked = (value: number) => `:has([value="${value}"]:checked)`;
const selectUnchecked = (value: number) => `:not(${selectChecked(value)})`;
/** To pass, the first switch must be off and the other two on. */
const PASSED_SELECTOR = selectUnchecked(1) + selectChecked(2) + selectChecked(3);
const VERDICT_SELECTORS = [
  selectChecked(1),
  selectUnchecked(1) + selectUnchecked(2),
  selectUnchecked(1) + selectChecked(2) + selectUnchecked(3),
  PASSED_SELECTOR,
];

export const form = style({});
export const checkVerdict = VERDICT_SELECTORS.map(condition =>
  style([stackedVerdict, { selectors: { [`${form}${condition} &`]: { visibility: 'visible' } } }]),
);

export const drawing = style([closingDrawing, { position: 'relative' }]);
export const shells = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const fillTransition = `fill ${vars.time.slide} ${vars.ease}`;
const createShellRule = (initialFill: string, condition: string, filledColour: string) =>
  style({
    fill: initialFill,
    transition: fillTransition,
    selectors: { [`${form}${condition} &`]: { fill: filledColour } },
  });
/** Rings from the outside in. A ring fills when its switch is on, the innermost when all questions pass. */
export const shell = [
  style({ fill: palette.grey800 }),
  createShellRule(palette.grey700, selectChecked(2), palette.white),
  createShellRule(palette.grey600, selectChecked(3), palette.black),
  createShellRule(palette.grey500, PASSED_SELECTOR, palette.red),
];
