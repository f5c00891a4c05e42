import { keyframes, style } from '@vanilla-extract/css';
import { fullMotion } from '../../../styles/breakpoints';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { palette, vars } from '../../../styles/tokens.css';

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

export const nextLink = style([on.black, { display: 'block', paddingBlock: 'clamp(36px,4vw,64px)' }]);
export const nextLabel = style([
  wrap,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '24px' },
]);
export const nextTitle = style([text.h2, { display: 'block', marginTop: 10 }]);
