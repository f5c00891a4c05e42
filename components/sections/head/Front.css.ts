import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { above, fullMotion, reducedMotion, upTo } from '../../../styles/breakpoints';
import { palette, vars } from '../../../styles/tokens.css';
import { layer, sceneDial } from '../../dial/Dial.css';

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
  '@media': { [upTo('tablet')]: { fontSize: 'clamp(2.875rem,13.4vw,6rem)', maxWidth: '100%' } },
});
export const lead = style({ maxWidth: '30ch', marginTop: 'clamp(22px,2.4vw,34px)', color: palette.grey200 });
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
  '@media': {
    // Below the dial of the first screen.
    [upTo('tablet')]: { maxWidth: 'min(40ch,100% - 112px)', marginTop: 'clamp(84px,928px - 100svh,188px)' },
  },
});

/** In tall windows, the dial rises below the buttons and shrinks into its corner while a visitor scrolls. */
const shrinking = `${upTo('tablet')} and (min-height: 740px) and ${fullMotion}`;
const shrink = keyframes(
  { from: { scale: 1.5, translate: 'calc(80px - 50vw) max(774px - 100svh,-70px)' } },
  'shrink',
);
const shrinkOnTablets = keyframes({ from: { scale: 2.72, translate: '-100px -64px' } }, 'shrinkOnTablets');
const dim = keyframes({ from: { opacity: 1 } }, 'dim');
const animateOnScroll = (animationName: string, tabletAnimation = animationName) => ({
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        [shrinking]: {
          animation: `${animationName} linear both`,
          animationTimeline: 'scroll()',
          animationRange: '0 30vh',
        },
        [`${above('menu')} and ${shrinking}`]: { animationName: tabletAnimation },
      },
    },
  },
});
/** Without motion, the dial stays between the buttons and the note of the first screen. */
const still = `${upTo('tablet')} and (min-height: 740px) and ${reducedMotion}`;
globalStyle(sceneDial, {
  '@media': {
    [still]: {
      position: 'absolute',
      right: 0,
      scale: '1.3',
      translate: `calc(80px - 50vw) calc(max(764px - 100svh,-80px) - ${vars.header})`,
    },
    [`${above('menu')} and ${still}`]: { scale: '2.2', translate: `-100px calc(-104px - ${vars.header})` },
  },
});
globalStyle(`${sceneDial} > ${layer}`, { '@media': { [still]: { opacity: 1 } } });
globalStyle(sceneDial, animateOnScroll(shrink, shrinkOnTablets));
globalStyle(`${sceneDial} > ${layer}`, animateOnScroll(dim));
