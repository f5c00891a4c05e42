import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { palette, vars } from '../../../../styles/tokens.css';

/** How many px of the page one px of the screen is. */
export const unit = createVar();
const px = (size: number) => `calc(${size}px*${unit})`;

export const canvas = style({ position: 'relative', outline: 'none' });
/** Not there for the layout: sections stand beside each other as they do for visitors. */
export const piece = style({ display: 'contents' });
globalStyle(`${piece} *`, { cursor: 'pointer' });
globalStyle(`${piece} [data-writing]`, {
  cursor: 'text',
  outline: '2px solid currentColor',
  outlineOffset: 6,
  caretColor: palette.red,
  userSelect: 'text',
  WebkitUserSelect: 'text',
});
globalStyle(`${piece} [data-writing]:empty`, { display: 'inline-block', minWidth: '1ch', minHeight: '1em' });

export const marks = style({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 50,
  vars: { [unit]: '1' },
});
const box = style({ position: 'absolute', pointerEvents: 'none' });
export const hovered = style([box, { boxShadow: `inset 0 0 0 ${px(1)} ${palette.red}` }]);
export const field = style([box, { boxShadow: `0 0 0 ${px(1)} ${palette.red}`, opacity: 0.75 }]);
export const selected = style([box, { boxShadow: `inset 0 0 0 ${px(2)} ${palette.red}` }]);

export const tag = style({
  position: 'absolute',
  left: 0,
  top: 0,
  padding: `${px(7)} ${px(10)}`,
  background: palette.red,
  color: palette.white,
  fontSize: px(13),
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
export const count = style([
  box,
  {
    transform: `translateY(calc(-100% - ${px(8)}))`,
    padding: `${px(10)} ${px(12)}`,
    background: palette.black,
    color: palette.white,
    fontSize: px(14),
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    boxShadow: vars.shadow,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const acts = style({
  position: 'absolute',
  right: 0,
  top: 0,
  display: 'flex',
  background: palette.black,
  color: palette.white,
  pointerEvents: 'auto',
});
export const act = style({
  display: 'grid',
  placeItems: 'center',
  width: px(36),
  height: px(36),
  ':hover': { background: palette.grey700 },
});
globalStyle(`${act} svg, ${marks} button svg`, { width: px(18), height: px(18) });

const disc = style({
  position: 'absolute',
  left: '50%',
  display: 'grid',
  placeItems: 'center',
  width: px(28),
  height: px(28),
  marginLeft: px(-14),
  borderRadius: '50%',
  background: palette.red,
  color: palette.white,
  pointerEvents: 'auto',
  zIndex: 3,
  ':hover': { background: palette.black },
});
export const insert = styleVariants({
  above: [disc, { top: px(-14) }],
  below: [disc, { bottom: px(-14) }],
});
