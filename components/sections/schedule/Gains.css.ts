import { createVar, style } from '@vanilla-extract/css';
import { palette, tall, vars } from '../../../styles/tokens.css';

/** Distance from the first day to the item's day, along the ruler. */
export const dayPosition = createVar();
/** Number of marks between this item and the next on the vertical ruler. */
export const tickCount = createVar();
const tickColour = createVar();
const stemWidth = createVar();

const horizontalLayout = '(min-width: 1240px)';
const verticalLayout = '(max-width: 1239px)';
/** Height of the content above the ruler. */
const itemHeight = '288px';

/** Clips the ruler, which extends past the page. */
export const section = style({ overflow: 'hidden' });
export const timeline = style({ position: 'relative' });
export const ruler = style({
  position: 'absolute',
  left: 0,
  top: `calc(${itemHeight} - 60px)`,
  maxWidth: 'none',
  pointerEvents: 'none',
  '@media': { [verticalLayout]: { display: 'none' } },
});
export const list = style({
  '@media': {
    [horizontalLayout]: {
      display: 'grid',
      gridTemplate: `${itemHeight} 84px minmax(230px,auto)/minmax(0,1fr)`,
    },
  },
});

/** Draws the stem on a horizontal ruler, or the vertical ruler's marks up to the next item. */
export const item = style({
  position: 'relative',
  '::before': { content: '', position: 'absolute', left: 0 },
  '@media': {
    [horizontalLayout]: {
      gridColumn: 1,
      marginLeft: dayPosition,
      paddingLeft: 18,
      '::before': { width: 1, background: palette.grey300, transition: `background ${vars.time.base}` },
      selectors: { '&:hover::before': { background: palette.black } },
    },
    [verticalLayout]: {
      minHeight: 132,
      padding: '2px 0 46px 76px',
      '::before': {
        top: 26,
        bottom: -26,
        width: 17,
        background: `linear-gradient(${tickColour} 1px,transparent 0) 0 0/100% calc(100%/${tickCount}),linear-gradient(${tickColour},${tickColour}) 0 0/${stemWidth} 100% no-repeat`,
      },
      '::after': {
        content: '',
        position: 'absolute',
        left: 0,
        top: 26,
        width: 46,
        height: 2,
        background: palette.black,
      },
      selectors: { '&:last-child::before': { bottom: 0 } },
    },
  },
});
export const unreleasedItem = style({ vars: { [tickColour]: palette.grey500, [stemWidth]: '1px' } });
export const liveItem = style({ vars: { [tickColour]: palette.black, [stemWidth]: '2px' } });
export const upperItem = style({
  '@media': { [horizontalLayout]: { gridRow: 1, '::before': { top: 4, bottom: -12 } } },
});
export const lowerItem = style({
  '@media': { [horizontalLayout]: { gridRow: 3, paddingTop: 62, '::before': { top: -12, bottom: 0 } } },
});
/** Marks the release by the dial on the horizontal ruler, or by a red beam on the vertical ruler. */
export const releaseItem = style({
  '@media': {
    [horizontalLayout]: { selectors: { '&&': { paddingLeft: 0 }, '&&::before': { display: 'none' } } },
    [verticalLayout]: {
      selectors: {
        '&&::after': {
          top: 0,
          width: 60,
          height: 54,
          background: palette.red,
          clipPath: 'polygon(0 46%,100% 0,100% 100%,0 54%)',
        },
      },
    },
  },
});

export const time = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '10px',
  lineHeight: 0.8,
  '@media': {
    [verticalLayout]: {
      selectors: {
        [`${releaseItem} > &::before`]: {
          content: '',
          position: 'absolute',
          left: -12,
          top: 14,
          zIndex: 1,
          width: 26,
          height: 26,
          borderRadius: '50%',
          background: palette.black,
          boxShadow: `0 0 0 4px ${palette.white},0 0 0 6px ${palette.black}`,
        },
      },
    },
  },
});
export const unit = style({
  fontStretch: vars.width.wide,
  fontWeight: 560,
  fontSize: '1.1875rem',
  letterSpacing: '-.015em',
});
export const count = style({
  ...tall,
  fontSize: '8rem',
  lineHeight: 0.8,
  letterSpacing: '-.02em',
  '@media': { [verticalLayout]: { fontSize: '4.25rem' } },
});
export const text = style({
  marginTop: 18,
  maxWidth: '20ch',
  fontSize: '1.0625rem',
  lineHeight: 1.42,
  color: palette.grey600,
  textWrap: 'pretty',
  selectors: {
    [`${lowerItem} > &`]: { maxWidth: '25ch' },
    [`${releaseItem} > &`]: {
      maxWidth: '23ch',
      color: palette.black,
      fontStretch: vars.width.mid,
      fontWeight: 580,
      fontSize: vars.size.h4,
      lineHeight: 1.25,
      letterSpacing: '-.01em',
      textWrap: 'balance',
    },
  },
  '@media': { [verticalLayout]: { marginTop: 12, selectors: { '&&': { maxWidth: '44ch' } } } },
});
