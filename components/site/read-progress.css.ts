import { keyframes, style } from '@vanilla-extract/css';
import { fullMotion } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';

/** Reading progress: where supported, a beam below the header grows with the scroll. */
const grow = keyframes({ from: { transform: 'scaleX(0)' } });
export const readProgress = style({
  display: 'none',
  '@media': {
    [fullMotion]: {
      '@supports': {
        '(animation-timeline: scroll())': {
          display: 'block',
          position: 'fixed',
          zIndex: 49,
          top: vars.header,
          left: 0,
          right: 0,
          height: 4,
          background: palette.red,
          transformOrigin: '0 50%',
          animation: `${grow} linear both`,
          animationTimeline: 'scroll()',
        },
      },
    },
  },
});
