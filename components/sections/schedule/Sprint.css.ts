import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { palette, vars } from '../../../styles/tokens.css';

/** Widths at which the days are stacked. */
const verticalLayout = upTo('menu');
const rulerLayout = above('menu');
/** Texts are two columns wide, alternating above and below the line. */
export const columnCount = createVar();
export const column = createVar();
/** Number of days that a mark spans after its first. */
export const extraDays = createVar();

const MARK_SIZE = 56;

/** Last day of a ruler of days, on which texts have more columns. */
export const lastDay = createVar();
export const DAY_SPAN = 5;
const span = createVar();

/** The line reaches both edges of the window, and scrolls sideways in narrow windows. */
export const ruler = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  ':focus-visible': { outlineOffset: -6 },
  '@media': {
    [rulerLayout]: { background: `linear-gradient(${roles.fg},${roles.fg}) 0 50%/100% 2px no-repeat` },
  },
});
export const timeline = style({
  display: 'grid',
  paddingInline: vars.gutter,
  '@media': {
    [rulerLayout]: {
      gridTemplateColumns: `repeat(${columnCount},minmax(0,1fr))`,
      gridTemplateRows: '1fr 1fr',
      vars: { [span]: '2' },
      minWidth: `calc(${columnCount}*170px/${span})`,
      maxWidth: vars.frame,
      marginInline: 'auto',
      paddingInline: textPadding,
    },
    print: { minWidth: 0 },
  },
});
/** A mark for each day. */
export const days = style({
  '@media': {
    [rulerLayout]: {
      vars: { [span]: `${DAY_SPAN}` },
      background: `repeating-linear-gradient(90deg,${roles.fg} 0 2px,transparent 0 calc(100%/${lastDay})) 27px/calc(100%*${lastDay}/${columnCount}) 24px no-repeat content-box`,
    },
  },
});
export const day = style({
  position: 'relative',
  '@media': {
    [rulerLayout]: {
      gridRow: 1,
      gridColumn: `${column}/span ${span}`,
      padding: `0 18% ${MARK_SIZE}px 0`,
      selectors: {
        '&:nth-child(even)': { gridRow: 2, padding: `${MARK_SIZE}px 18% 0 0` },
      },
    },
    [verticalLayout]: {
      '::before': {
        content: '',
        position: 'absolute',
        left: 27,
        top: 0,
        bottom: 0,
        width: 1,
        background: roles.edge,
      },
      selectors: { '&:last-child::before': { display: 'none' } },
      display: 'grid',
      gridTemplateColumns: '56px minmax(0,1fr)',
      alignContent: 'start',
      columnGap: '20px',
      minHeight: 72,
      paddingBottom: 14,
    },
  },
});
export const stopMark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: MARK_SIZE,
  height: MARK_SIZE,
  border: `1.5px solid ${roles.edge}`,
  borderRadius: MARK_SIZE / 2,
  background: roles.bg,
  fontSize: vars.size.small,
  fontWeight: 560,
  '@media': {
    [rulerLayout]: {
      position: 'absolute',
      bottom: -MARK_SIZE / 2,
      width: `calc(${MARK_SIZE}px + 50%*${extraDays})`,
      selectors: { [`${day}:nth-child(even) > &`]: { top: -MARK_SIZE / 2, bottom: 'auto' } },
    },
    [verticalLayout]: { gridRow: '1/3' },
  },
});
export const stopVariants = styleVariants({
  plan: { borderColor: palette.white, background: palette.white, color: palette.black },
  demo: { borderColor: palette.red, background: palette.red, color: palette.white },
});
/** Replaces the tall digit of steps without a day. */
export const number = style({ '@media': { [rulerLayout]: { display: 'none' } } });
export const digit = style([
  type.figure,
  {
    display: 'block',
    fontSize: 'clamp(4.5rem,6.6vw,7rem)',
    '@media': { [verticalLayout]: { display: 'none' } },
  },
]);
export const name = style({
  display: 'block',
  marginTop: 14,
  '@media': {
    [verticalLayout]: { marginTop: 6, ':last-child': { gridRow: '1/3', alignSelf: 'center', margin: 0 } },
  },
});
export const text = style({
  marginTop: 4,
  fontSize: vars.size.label,
  lineHeight: 1.45,
  color: palette.grey300,
});
