import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reducedMotion } from '../../../../styles/breakpoints';
import { palette, vars } from '../../../../styles/tokens.css';

/** Page px per screen px. */
export const unit = createVar();
const toCanvasPx = (size: number) => `calc(${size}px*${unit})`;

export const canvas = style({ position: 'relative', outline: 'none' });
/** Section without a box, so that the layout matches the public page. */
export const section = style({ display: 'contents' });
globalStyle(`${section} *`, { cursor: 'pointer' });
/** Class of the page while a click would place the caret. */
export const text = style({});
globalStyle(`${text} ${section} *`, { cursor: 'text' });
globalStyle(`${section} [data-writing]`, {
  cursor: 'text',
  outline: '2px solid currentColor',
  outlineOffset: 6,
  caretColor: palette.red,
  userSelect: 'text',
  WebkitUserSelect: 'text',
});
globalStyle(`${section} [data-writing]:empty`, {
  display: 'inline-block',
  minWidth: '1ch',
  minHeight: '1em',
});

export const marks = style({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  zIndex: 50,
  vars: { [unit]: '1' },
});
const box = style({ position: 'absolute', pointerEvents: 'none' });
export const hoverFrame = style([box, { boxShadow: `inset 0 0 0 ${toCanvasPx(1)} ${palette.red}` }]);
export const field = style([box, { boxShadow: `0 0 0 ${toCanvasPx(1)} ${palette.red}`, opacity: 0.75 }]);
export const selectionFrame = style([box, { boxShadow: `inset 0 0 0 ${toCanvasPx(2)} ${palette.red}` }]);

export const tag = style({
  position: 'absolute',
  left: 0,
  top: 0,
  padding: `${toCanvasPx(7)} ${toCanvasPx(10)}`,
  background: palette.red,
  color: palette.white,
  fontSize: toCanvasPx(13),
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
/** Bar above or below the edited text. */
const bar = style({
  position: 'absolute',
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  height: toCanvasPx(40),
  background: palette.black,
  color: palette.white,
  fontSize: toCanvasPx(14),
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  // The bar must also be visible on black.
  outline: `1px solid ${palette.grey700}`,
  boxShadow: vars.shadow,
  pointerEvents: 'auto',
});
export const upperBar = style([bar, { transform: `translateY(calc(-100% - ${toCanvasPx(10)}))` }]);
export const lowerBar = style([bar, { transform: `translateY(${toCanvasPx(10)})` }]);
export const barName = style({ padding: `0 ${toCanvasPx(12)}`, fontWeight: 560 });
export const barLine = style({ width: toCanvasPx(1), height: toCanvasPx(20), background: palette.grey700 });
const figures = {
  padding: `0 ${toCanvasPx(14)} 0 ${toCanvasPx(12)}`,
  fontVariantNumeric: 'tabular-nums',
} as const;
export const letters = style({ ...figures, color: palette.grey300 });
/** Warning about text over the limit, which isn't truncated. */
export const countError = style({
  ...figures,
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  background: palette.red,
});
export const actions = style({
  position: 'absolute',
  right: 0,
  top: 0,
  display: 'flex',
  background: palette.black,
  color: palette.white,
  pointerEvents: 'auto',
});
export const action = style({
  display: 'grid',
  placeItems: 'center',
  width: toCanvasPx(36),
  height: toCanvasPx(36),
  ':hover': { background: palette.grey700 },
  ':disabled': { color: palette.grey500, background: 'none', cursor: 'default' },
});
globalStyle(`${action} svg, ${marks} button svg`, { width: toCanvasPx(18), height: toCanvasPx(18) });

const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: toCanvasPx(28),
  height: toCanvasPx(28),
  borderRadius: '50%',
  background: palette.red,
  color: palette.white,
});
const insertDisc = style([
  disc,
  {
    position: 'absolute',
    left: '50%',
    marginLeft: toCanvasPx(-14),
    pointerEvents: 'auto',
    zIndex: 3,
    ':hover': { background: palette.black },
  },
]);
export const insertButton = styleVariants({
  above: [insertDisc, { top: toCanvasPx(-14) }],
  below: [insertDisc, { bottom: toCanvasPx(-14) }],
});

const grow = keyframes({ from: { transform: 'scaleX(0)' } });
const appear = keyframes({ from: { transform: 'scale(0)' } });
const createAnimation = (name: string, delay = '0s') =>
  `${name} ${vars.time.base} ${vars.ease} ${delay} backwards`;
/** A line that grows from the left, and a disc, where a new section can be inserted. */
export const gap = style({
  position: 'absolute',
  left: 0,
  width: '100%',
  height: toCanvasPx(28),
  marginTop: toCanvasPx(-14),
  display: 'grid',
  placeItems: 'center',
  zIndex: 3,
  pointerEvents: 'auto',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: `calc(50% - ${toCanvasPx(1)})`,
    height: toCanvasPx(2),
    background: palette.red,
    transformOrigin: 'left',
    animation: createAnimation(grow),
  },
  '@media': { [reducedMotion]: { '::before': { animation: 'none' } } },
});
export const gapDisc = style([
  disc,
  {
    position: 'relative',
    selectors: { [`${gap}:hover &`]: { background: palette.black } },
    animation: createAnimation(appear, vars.time.fast),
    '@media': { [reducedMotion]: { animation: 'none' } },
  },
]);
