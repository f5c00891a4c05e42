import { keyframes, style } from '@vanilla-extract/css';
import { motionWanted } from '../../../styles/breakpoints';
import { wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import { palette, vars } from '../../../styles/tokens.css';

/** How far one has read: the beam lies down under the bar and follows the scroll, where browsers can do that. */
const grow = keyframes({ from: { transform: 'scaleX(0)' } });
export const read = style({
  display: 'none',
  '@media': {
    [motionWanted]: {
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

export const nextTitle = style([wrap, text.h3, { paddingBottom: 24 }]);

/** Without tags above, the title needs its own air. */
export const nextAlone = style({ paddingTop: `calc(${vars.section}*.66)` });
