import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from './breakpoints';
import { vars } from './tokens.css';

export const rotation = keyframes({ to: { transform: 'rotate(360deg)' } });

/** A tick ring that turns slowly, once in 130 s. The beam next to it never turns (rule 54). */
export const ringSpin = style({
  animation: `${rotation} ${vars.time.ring} linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
