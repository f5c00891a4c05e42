import { createVar, keyframes, style } from '@vanilla-extract/css';
import { fullMotion, upTo } from '../../../styles/breakpoints';
import { wrap } from '../../../styles/layout.css';
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

export const story = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
    gap: '40px clamp(32px,6vw,96px)',
    viewTimeline: '--story block',
    '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);
export const aside = style({
  position: 'sticky',
  top: `calc(${vars.header} + 32px)`,
  alignSelf: 'start',
  '@media': { [upTo('tablet')]: { position: 'static', maxWidth: 300 } },
});
/** A rotated square is wider than an upright square, so the clock is clipped. */
export const clock = style({ position: 'relative', overflow: 'clip' });
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
export const cover = style({ width: '100%', aspectRatio: '1', objectFit: 'cover' });

export const chapters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: 'clamp(48px,7vw,104px)',
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
