import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../styles/breakpoints';
import { rotation } from '../../styles/motion.css';
import { vars } from '../../styles/tokens.css';

/** Stacks two views of one drawing. */
export const views = style({ display: 'grid' });
export const view = style({ gridArea: '1/1', width: '100%', maxWidth: 'none', height: 'auto' });
/** `rotate` can animate while the slow turn animates `transform`. */
const settle = keyframes({ from: { rotate: '-32deg' } });
export const ring = style({
  willChange: 'transform',
  animation: `${rotation} ${vars.time.ring} linear infinite,${settle} 1.6s ${vars.ease} backwards`,
  '@media': { [reducedMotion]: { willChange: 'auto', animation: 'none' } },
});
export const stoppedRing = style({ selectors: { '&&': { animationPlayState: 'paused' } } });
