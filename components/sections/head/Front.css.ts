import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { above, fullMotion, upTo } from '../../../styles/breakpoints';
import { palette, vars } from '../../../styles/tokens.css';
import { sceneDial } from '../../dial/Dial.css';

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `max(clamp(620px,56vw,828px),${vars.fill})`,
  paddingBlock: 'clamp(40px,6vw,88px) clamp(32px,3.4vw,48px)',
  '@media': { [upTo('tablet')]: { minHeight: 0 } },
});
export const heroText = style({
  marginBlock: 'auto',
  // On phones, the note is below the first screen, whose lower half belongs to the dial.
  '@media': {
    [upTo('tablet')]: { minHeight: `calc(100svh - ${vars.header} - clamp(40px,6vw,88px))`, marginTop: 0 },
  },
});
/** The lines may reach over the dial's edge. */
export const title = style({
  width: 'max-content',
  maxWidth: `min(62vw,100vw - 2*${vars.gutter})`,
  '@media': {
    [upTo('tablet')]: { fontSize: 'clamp(2.875rem,13.4vw,6rem)', maxWidth: '100%' },
  },
});
export const lead = style({
  maxWidth: '30ch',
  marginTop: 'clamp(22px,2.4vw,34px)',
  color: palette.grey200,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  marginTop: 36,
});
export const note = style({
  maxWidth: '40ch',
  marginTop: 40,
  '@media': { [upTo('tablet')]: { maxWidth: 'min(40ch,100% - 112px)' } },
});

/** In tall windows, the dial fills the lower half of the hero and shrinks into its corner while a visitor scrolls. */
const shrinking = `${upTo('tablet')} and (min-height: 740px) and ${fullMotion}`;
const shrink = keyframes({ from: { scale: 1.6 } }, 'shrink');
const shrinkOnTablets = keyframes({ from: { scale: 2.2 } }, 'shrinkOnTablets');
globalStyle(sceneDial, {
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        [shrinking]: {
          animation: `${shrink} linear both`,
          animationTimeline: 'scroll()',
          animationRange: '0 50vh',
        },
        [`${above('menu')} and ${shrinking}`]: { animationName: shrinkOnTablets },
      },
    },
  },
});
