import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

const sheen = keyframes({ to: { transform: 'translateX(100%)' } });

export const block = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: `color-mix(in srgb,${roles.line} 40%,transparent)`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(100deg,transparent 30%,color-mix(in srgb,${roles.bg} 60%,transparent) 50%,transparent 70%)`,
    transform: 'translateX(-100%)',
    animation: `${sheen} 1.6s ${vars.easeInOut} infinite`,
  },
  '@media': { [reducedMotion]: { '::after': { animation: 'none' } } },
});
