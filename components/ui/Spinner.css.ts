import { style } from '@vanilla-extract/css';
import { reducedMotion } from '../../styles/breakpoints';
import { visuallyHidden } from '../../styles/layout.css';
import { rotation } from '../../styles/motion.css';
import { roles } from '../../styles/surfaces.css';

export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: '16px' });

export const ring = style({
  position: 'relative',
  width: 56,
  height: 56,
  flex: 'none',
  borderRadius: '50%',
  border: `2px solid ${roles.line}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: -2,
    borderRadius: '50%',
    background: `conic-gradient(${roles.mark} 0 50deg,transparent 50deg)`,
    mask: 'radial-gradient(closest-side,transparent calc(100% - 7px),#000 calc(100% - 6px))',
    animation: `${rotation} 1.2s linear infinite`,
  },
  '@media': { [reducedMotion]: { '::after': { animation: 'none' } } },
});

/** Without motion the ring is meaningless, so its label becomes visible. */
export const label = style([
  visuallyHidden,
  {
    '@media': {
      [reducedMotion]: {
        position: 'static',
        width: 'auto',
        height: 'auto',
        margin: 0,
        clipPath: 'none',
      },
    },
  },
]);
