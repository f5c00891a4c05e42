import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { head } from '../../../components/ui/Modal.css';
import { reducedMotion, upTo } from '../../../styles/breakpoints';
import { palette, vars } from '../../../styles/tokens.css';
import * as kit from '../../kit/nav.css';

export const body = style({
  gridTemplateColumns: '204px minmax(0,1fr)',
  overflow: 'hidden',
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', gridTemplateRows: 'auto minmax(0,1fr)' },
  },
});
/** The header's search wraps below the title on narrow screens. */
globalStyle(`:has(> ${body}) > ${head}`, { '@media': { [upTo('tablet')]: { flexWrap: 'wrap' } } });

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  flex: '0 1 300px',
  minWidth: 0,
  height: 44,
  padding: '0 12px',
  border: `1px solid ${palette.grey450}`,
  ':focus-within': { borderColor: palette.black, boxShadow: `inset 0 -3px 0 ${palette.black}` },
  '@media': { [upTo('tablet')]: { order: 3, flex: '1 1 100%' } },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  height: 40,
  border: 0,
  background: 'none',
  font: 'inherit',
  outline: 0,
});

export const nav = style([
  kit.nav.tablet,
  {
    padding: '16px 0',
    overflow: 'auto',
    borderRight: `1px solid ${palette.grey200}`,
    '@media': {
      [upTo('tablet')]: { padding: 0, borderRight: 0, borderBottom: `1px solid ${palette.grey200}` },
    },
  },
]);
export const list = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gap: 28,
  alignContent: 'start',
  padding: '22px 32px 40px',
  '@media': { [upTo('tablet')]: { paddingInline: 20 } },
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  gap: '20px 16px',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: '1fr 1fr', gap: '18px 12px' } },
});

export const card = style({
  display: 'block',
  width: '100%',
  lineHeight: 1.3,
  textAlign: 'left',
  outlineOffset: 4,
  selectors: { '&[aria-disabled]': { cursor: 'not-allowed' } },
});
export const frame = style({
  position: 'relative',
  display: 'block',
  marginBottom: 9,
  border: `1px solid ${palette.grey300}`,
  background: palette.white,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: -1,
    border: `2px solid ${palette.black}`,
    opacity: 0,
    transition: `opacity ${vars.time.fast}`,
  },
  selectors: { [`${card}:is(:hover,:focus-visible) &::after`]: { opacity: 1 } },
});
export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  selectors: { [`${card}[aria-disabled] &`]: { opacity: 0.35 } },
});
/** The add button, which grows from the corner of the card. */
export const addButton = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  background: palette.red,
  color: palette.white,
  transform: 'scale(0)',
  transformOrigin: '100% 100%',
  transition: `transform ${vars.time.base} ${vars.ease}`,
  selectors: { [`${card}:is(:hover,:focus-visible) &`]: { transform: 'none' } },
  '@media': { [reducedMotion]: { transition: 'none' } },
});
export const variants = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(44px,1fr))',
  gap: '6px',
  marginTop: 10,
});
export const variant = style({
  minHeight: 30,
  border: `1px solid ${palette.grey300}`,
  background: palette.white,
  selectors: { '&:is(:hover,:focus-visible)': { borderColor: palette.black } },
});

const createFill = (fill: string) => ({ fill });
const createStroke = (stroke: string, strokeWidth = 1) => ({ fill: 'none', stroke, strokeWidth });

export const tone = styleVariants({
  ink: createFill(palette.black),
  dim: createFill(palette.grey500),
  pale: createFill(palette.grey300),
  white: createFill(palette.white),
  grey: createFill(palette.grey200),
  dark: createFill(palette.grey700),
  accent: createFill(palette.red),
  line: createStroke(palette.grey450),
  faint: createStroke(palette.grey400),
  beam: createStroke(palette.red, 1.5),
});
