import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { RULER_WEEKS, START_WEEKS_RANGE } from '../../domain/closings/start-dates';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, tall, vars } from '../../styles/tokens.css';
import { figure } from './closing.css';

const stackedLayout = upTo('tablet');
const weekWidth = createVar();
const tapeHeight = createVar();
export const startWeek = createVar();
/** Weeks from the window's left edge to the start. In narrow windows, the tape moves towards the start. */
const startPosition = createVar();
/** Weeks from the start to the milestone. */
export const week = createVar();
const SPAN_WEEKS = RULER_WEEKS - START_WEEKS_RANGE.max;
/** Weeks in a narrow window. */
const NARROW_WEEKS = 16;
const moveRatio = createVar();
/** Diameter of the slider's handle in px. */
export const HANDLE = 56;

export const section = style({ overflow: 'clip' });
export const form = style({ display: 'flex', flexDirection: 'column' });
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,8fr) minmax(0,4fr)',
  gap: '24px 48px',
  alignItems: 'end',
  minHeight: `calc(46svh - ${vars.header})`,
  // Keeps the button off the tip of the beam.
  paddingBlock: '24px 28px',
  '@media': {
    [stackedLayout]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '12px', minHeight: 0, paddingBottom: 0 },
  },
});
export const title = style({
  maxWidth: '11ch',
  marginTop: 'clamp(12px,3.4vh - 12px,40px)',
  selectors: { '&&': { fontSize: 'clamp(2.625rem,1rem + 5vw,6.25rem)', letterSpacing: '-.035em' } },
});
export const lead = style({ marginBottom: 20 });
/** Content below the first screen. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 48px',
  paddingBlock: 28,
});
export const promise = style({ flex: '1 1 280px', maxWidth: '60ch' });

/** As wide as the window, with a column for each week. */
export const ruler = style({
  vars: {
    [tapeHeight]: '104px',
    [weekWidth]: `calc(100vw/${RULER_WEEKS})`,
    [moveRatio]: '1',
    [startPosition]: `calc(${startWeek}*${moveRatio})`,
  },
  position: 'relative',
  height: 'clamp(320px,54svh - 100px,600px)',
  marginBottom: 'clamp(48px,2.2vw + 30px,80px)',
  '@media': {
    [stackedLayout]: {
      vars: {
        [tapeHeight]: '96px',
        [weekWidth]: `calc((100vw - ${HANDLE / 2}px)/${NARROW_WEEKS})`,
        [moveRatio]: String((NARROW_WEEKS - SPAN_WEEKS) / START_WEEKS_RANGE.max),
      },
      height: 'max(340px,100svh - 550px)',
      // Keeps the handle in the window.
      marginTop: 16,
      marginLeft: HANDLE / 2,
    },
  },
});
const span = style({
  position: 'absolute',
  top: 0,
  bottom: tapeHeight,
  left: `calc(${weekWidth}*${startPosition})`,
  width: `calc(${weekWidth}*${SPAN_WEEKS})`,
  transition: `left ${vars.time.wipe} ${vars.ease}`,
});
/** Draggable beam from the start to the last milestone. */
export const beam = style([
  span,
  {
    background: palette.red,
    clipPath: 'polygon(0 100%,100% 0,100% 100%)',
    cursor: 'grab',
    touchAction: 'pan-y',
  },
]);
export const milestones = style([span, { zIndex: 1, pointerEvents: 'none' }]);

export const label = style({
  position: 'absolute',
  right: 10,
  bottom: 'calc(100% + 10px)',
  display: 'grid',
  width: 'max-content',
  maxWidth: '12em',
  textAlign: 'right',
  lineHeight: 1.2,
  '@media': { [stackedLayout]: { maxWidth: '6.6em' } },
});
globalStyle(`${label} > ${figure}`, { fontSize: 'clamp(1.625rem,2.9vw,3rem)' });
export const meaning = style({ fontSize: vars.size.small, color: roles.muted });
/** A white line from the tape to the edge of the beam, with its label above. */
export const milestone = style({
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: `calc(${week}/${SPAN_WEEKS}*100%)`,
  height: `calc(${week}/${SPAN_WEEKS}*100%)`,
  borderRight: `2px solid ${palette.white}`,
});
/** Narrow, and kept off the window's left edge. */
globalStyle(`${milestone}:nth-child(2) > ${label}`, {
  '@media': {
    [stackedLayout]: {
      right: `min(10px,${weekWidth}*(${startPosition} + ${week}) - 4em - 8px)`,
      bottom: 'calc(100% + 24px)',
      maxWidth: '4em',
    },
  },
});
export const lastMilestone = style([milestone, { border: 0 }]);
globalStyle(`${lastMilestone} > ${label}`, {
  right: 'clamp(10px,1.4vw,20px)',
  bottom: 22,
  gap: 12,
  maxWidth: 'none',
  color: palette.white,
});
globalStyle(`${lastMilestone} ${meaning}`, { fontSize: 'clamp(.875rem,2.4vw,1.125rem)', color: 'inherit' });
globalStyle(`${lastMilestone} ${figure}`, {
  fontSize: 'clamp(3rem,min(11.4vw,15svh),12rem)',
  lineHeight: 0.8,
  letterSpacing: '-.025em',
});
/** The start's label, which hangs below the tape on a line from the slider's handle. */
export const start = style([
  on.red,
  {
    position: 'absolute',
    left: 0,
    top: `calc(100% + ${tapeHeight})`,
    width: `max(${weekWidth},84px)`,
    padding: '8px 0 8px 8px',
    '::before': {
      content: '',
      position: 'absolute',
      left: 0,
      bottom: '100%',
      width: 2,
      height: tapeHeight,
      background: roles.bg,
    },
    // Below the months, which the line would cross.
    '@media': { [stackedLayout]: { '::before': { height: 6 } } },
  },
]);
globalStyle(`${start} > ${label}`, { position: 'static', textAlign: 'left' });
globalStyle(`${start} ${figure}`, { fontSize: 'clamp(1.25rem,2.2vw,2.25rem)' });
globalStyle(`${start} ${meaning}`, { color: 'inherit' });

const createTicks = (colour: string, days: number, height: string) =>
  `repeating-linear-gradient(90deg,${colour} 0 1px,transparent 0 calc(100%/${RULER_WEEKS * 7}*${days})) 0 0/100% ${height} no-repeat`;
export const tape = style([
  on.black,
  {
    position: 'absolute',
    left: `calc(${weekWidth}*(${startPosition} - ${startWeek}))`,
    bottom: 0,
    width: `calc(${weekWidth}*${RULER_WEEKS})`,
    transition: `left ${vars.time.wipe} ${vars.ease}`,
    display: 'grid',
    gridTemplate: `1fr 1fr/repeat(${RULER_WEEKS},minmax(0,1fr))`,
    height: tapeHeight,
    paddingTop: 30,
    background: `${createTicks(palette.white, 7, '30%')},${createTicks(palette.grey500, 1, '10%')},${palette.black}`,
    fontSize: 'clamp(1rem,2.3vw,2.5rem)',
    ...tall,
    lineHeight: 1.2,
    color: palette.grey400,
    '@media': {
      [stackedLayout]: { paddingTop: 32, boxShadow: `${-HANDLE / 2}px 0 ${palette.black}` },
    },
  },
]);
globalStyle(`${tape} > *`, { paddingLeft: 'min(8px,.5vw)' });
export const firstMonday = style({ color: palette.white });
/** Doesn't leave with the tape. */
export const month = style({
  gridArea: `2/calc(${week} + 1)`,
  position: 'relative',
  left: `clamp(0px,${weekWidth}*(${startWeek} - ${startPosition} - ${week}),2*${weekWidth})`,
  fontSize: vars.size.small,
  fontStretch: vars.width.text,
  color: palette.white,
  whiteSpace: 'nowrap',
});
/** The handle is on the upper edge of the tape. */
export const slider = style({
  position: 'absolute',
  zIndex: 2,
  left: -HANDLE / 2,
  bottom: `calc(${tapeHeight} - ${HANDLE / 2}px)`,
  vars: { [roles.bg]: palette.black },
  selectors: {
    '&&': { width: `calc(${weekWidth}*${moveRatio}*${START_WEEKS_RANGE.max} + ${HANDLE}px)`, height: HANDLE },
    '&::-webkit-slider-thumb': { width: HANDLE, height: HANDLE },
    '&::-moz-range-thumb': { width: HANDLE, height: HANDLE },
  },
});
