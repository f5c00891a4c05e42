import { style } from '@vanilla-extract/css';
import { reducedMotion } from '../../styles/breakpoints';
import { ringSpin } from '../../styles/motion.css';

/** Two views of one drawing, exactly over each other. */
export const views = style({ display: 'grid' });
export const picture = style({ display: 'contents' });
export const view = style({ gridArea: '1/1', width: '100%', maxWidth: 'none', height: 'auto' });
export const ring = style([
  ringSpin,
  { willChange: 'transform', '@media': { [reducedMotion]: { willChange: 'auto' } } },
]);
export const stopped = style({ selectors: { '&&': { animationPlayState: 'paused' } } });
