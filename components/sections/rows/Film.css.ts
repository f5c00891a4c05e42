import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { palette } from '../../../styles/tokens.css';

const TIMELINE_NAME = '--film';
const scrollTimelines = '(animation-timeline: scroll())';
const grow = keyframes({ from: { transform: 'scaleX(.2)' } });

export const scope = style({ '@supports': { [scrollTimelines]: { timelineScope: TIMELINE_NAME } } });
export const strip = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingLeft: textPadding,
  ':focus-visible': { outlineOffset: -6 },
  '@supports': { [scrollTimelines]: { scrollTimeline: `${TIMELINE_NAME} x` } },
  '@media': { print: { overflow: 'visible' } },
});
export const frames = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(78vw,460px)',
  width: 'max-content',
  paddingInline: textPadding,
  '@media': {
    print: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2,minmax(0,1fr))', rowGap: 40, width: 'auto' },
  },
});
globalStyle(`${frames} > li`, {
  breakInside: 'avoid',
  scrollSnapAlign: 'start',
  borderLeft: `1px solid ${roles.line}`,
});
globalStyle(`${frames} > li > p`, { margin: '22px 28px 0 22px' });
export const frame = style({
  display: 'grid',
  alignContent: 'space-between',
  aspectRatio: '8/7',
  padding: 22,
  '@media': { print: { aspectRatio: 'auto' } },
});
export const quote = style({ gridRow: 2, quotes: '"“" "”"' });
export const plainFrame = style({ background: palette.grey850 });
export const text = style({ color: roles.muted });
globalStyle(`${frames} > li > p${text}`, { marginTop: 6 });
/** The visible share of the strip, only where the browser can measure it. */
export const progress = style({
  display: 'none',
  marginTop: 40,
  height: 6,
  background: roles.mark,
  transformOrigin: '0 50%',
  '@supports': {
    [scrollTimelines]: {
      display: 'block',
      animation: `${grow} linear both`,
      animationTimeline: TIMELINE_NAME,
    },
  },
  '@media': { print: { display: 'none' } },
});
