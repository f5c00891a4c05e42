import { createVar, keyframes, style } from '@vanilla-extract/css';
import { above, fullMotion, upTo } from '../../../styles/breakpoints';
import { frame, textPadding } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { palette, vars } from '../../../styles/tokens.css';
import { CLOCK_STEP_COUNT } from '../../cases/chapters';

/** Angles of the clock hand at each fifth of the story (`findClockBearings`). */
export const handAngles = Array.from({ length: CLOCK_STEP_COUNT + 1 }, () => createVar());

const turn = keyframes(
  Object.fromEntries(
    handAngles.map((hand, step) => [`${(100 * step) / CLOCK_STEP_COUNT}%`, { transform: `rotate(${hand})` }]),
  ),
);

/** The cover or clock fills the window's height at its left edge. */
export const story = style([
  on.white,
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
    viewTimeline: '--story block',
    '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);
export const aside = style({
  display: 'grid',
  '@media': {
    [above('tablet')]: {
      position: 'sticky',
      top: vars.header,
      alignSelf: 'start',
      height: `calc(100svh - ${vars.header})`,
    },
  },
});
/** A rotated square is wider than an upright square, so the clock is clipped. */
export const clock = style({
  position: 'relative',
  placeSelf: 'center',
  width: 'min(100%,560px)',
  padding: 24,
  overflow: 'clip',
});
export const face = style({ width: '100%', height: 'auto' });
/** Shows the final position. Where supported, scrolling moves the hand from the start. */
export const hand = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: 'auto',
  fill: palette.red,
  transform: `rotate(${handAngles[CLOCK_STEP_COUNT]})`,
  '@media': {
    [fullMotion]: {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${turn} linear both`,
          animationTimeline: '--story',
          animationRange: 'contain 0% contain 100%',
        },
      },
    },
  },
});
export const cover = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': { [upTo('tablet')]: { aspectRatio: '4/3' } },
});

export const chapters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: 'clamp(48px,7vw,104px)',
  padding: `clamp(48px,7vw,112px) ${textPadding} clamp(48px,7vw,112px) clamp(20px,5vw,88px)`,
});
export const time = style([
  text.figure,
  { display: 'block', marginBottom: 18, fontSize: 'clamp(3.5rem,2rem + 4vw,6rem)' },
]);
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '1em',
  marginTop: 14,
});
