import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../styles/breakpoints';
import { turn } from '../../styles/motion.css';
import { vars } from '../../styles/tokens.css';

/** Two views of one drawing, exactly on top of each other. */
export const views = style({ display: 'grid' });
export const view = style({ gridArea: '1/1', width: '100%', maxWidth: 'none', height: 'auto' });
/** A property of its own, so that settling and the slow turn can run at the same time. */
const settle = keyframes({ from: { rotate: '-32deg' } });
export const ring = style({
  willChange: 'transform',
  animation: `${turn} ${vars.time.ring} linear infinite,${settle} 1.6s ${vars.ease} backwards`,
  '@media': { [reducedMotion]: { willChange: 'auto', animation: 'none' } },
});
export const stopped = style({ selectors: { '&&': { animationPlayState: 'paused' } } });
