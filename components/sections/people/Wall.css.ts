import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { hoverSupport, noHover, upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const columns = createVar();
/** Position of the light, as a share of the wall's width. */
export const light = createVar();

const shade = 'rgba(22,22,22,.46)';
const getStop = (offset: number) => `calc(${light}*100% + ${offset}%)`;
const rowHeight = `max(320px,(100svh - ${vars.header})/2)`;
/** The title and two rows of faces fill the window, and the light of two panes crosses them. */
export const wall = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0,1.5fr) repeat(calc(${columns} - 1),minmax(0,1fr))`,
  // The first row grows with its text.
  gridTemplateRows: `minmax(${rowHeight},max-content)`,
  gridAutoRows: rowHeight,
  '@media': {
    [upTo('toc')]: { gridTemplate: 'auto/repeat(4,minmax(0,1fr))', gridAutoRows: '27vw' },
    [upTo('phone')]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))', gridAutoRows: '44vw' },
    // Space for the plates below the faces.
    [`${noHover} and ${upTo('toc')}`]: { gridAutoRows: '38vw' },
    [`${noHover} and ${upTo('phone')}`]: { gridAutoRows: '60vw' },
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(104deg,${shade} ${getStop(-27)},transparent 0 ${getStop(-2)},${shade} 0 ${getStop(1)},transparent 0 ${getStop(26)},${shade} 0)`,
    pointerEvents: 'none',
  },
});
export const introduction = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: 'span 2',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 16,
  padding: `clamp(16px,1.8vh,40px) 24px clamp(16px,1.8vh,40px) min(${textPadding},9.03vw)`,
  background: roles.bg,
  '@media': { [upTo('toc')]: { gridColumn: '1/-1', paddingInline: vars.gutter } },
});
export const notes = style({ display: 'grid' });
globalStyle(`${notes} > p`, { gridArea: '1/1' });
export const faces = style({ display: 'contents' });
/** The face under the pointer, or the fourth if the pointer is elsewhere. */
const isLit = `:is(:hover,${faces}:not(:has(:hover)) > :nth-child(4))`;
/** The lit face is in front of the shade and in the accent colour. */
export const face = style({
  position: 'relative',
  overflow: 'hidden',
  contain: 'size',
  background: palette.grey100,
  fontSize: vars.size.h2,
  '@media': { [noHover]: { display: 'grid', gridTemplateRows: 'minmax(0,1fr) auto' } },
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: palette.red,
    mixBlendMode: 'multiply',
    opacity: 0,
    transition: `opacity ${vars.time.fast}`,
  },
  selectors: { [`&${isLit}`]: { zIndex: 1 }, [`&${isLit}::before`]: { opacity: 1 } },
});
export const portrait = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 30%',
});
/** Shown on the lit face, while the wall has keyboard focus, and always on touch screens, below the face. */
export const plate = style({
  position: 'absolute',
  inset: 'auto 0 0',
  zIndex: 1,
  display: 'grid',
  padding: '10px 14px 12px',
  background: palette.white,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  '@media': {
    [hoverSupport]: {
      transform: 'translateY(101%)',
      transition: `transform ${vars.time.base} ${vars.ease}`,
      selectors: { [`${face}${isLit} > &,${wall}:has(:focus-visible) &`]: { transform: 'none' } },
    },
    // Five lines, so that the faces in a row are equally tall.
    [noHover]: { position: 'relative', alignContent: 'start', minHeight: 'calc(6.5em + 22px)' },
    [upTo('phone')]: { padding: '5px 8px 6px', fontSize: '.75rem' },
    print: { transform: 'none' },
  },
});
