import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { REQUEST_SENT_ID } from '../../domain/contact-form';
import { upTo } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';
import { size } from '../dial/ValueDial.css';

const stackedLayout = upTo('tablet');

/** Angles of the office's time and of the promised hour, and the angle shown without JavaScript. */
export const nowAngle = createVar();
export const answerAngle = createVar();
export const angle = createVar();

const isSent = `[data-promise]:is([data-sent],:has(#${REQUEST_SENT_ID}:target))`;

export const scene = style({
  position: 'relative',
  vars: { [angle]: nowAngle },
  selectors: { [`&${isSent}`]: { vars: { [angle]: answerAngle } } },
});
export const face = style({ display: 'grid', justifyItems: 'center' });
export const before = style({ selectors: { [`${scene}${isSent} &`]: { display: 'none' } } });
export const after = style({
  selectors: { [`${scene}:not(${isSent}) &`]: { display: 'none' } },
});
/** Keeps the title in view, because without JavaScript it has the promised hour. */
globalStyle(`${scene} #${REQUEST_SENT_ID}`, { scrollMarginTop: '100vh' });
export const stage = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '@media': { [stackedLayout]: { position: 'static' } },
});
/** Keeps the dial beside the form while the form scrolls. */
export const dial = style({
  selectors: {
    '&&': {
      vars: { [size]: 'min(50vw,90vh,1000px)' },
      position: 'sticky',
      top: `calc((100vh + ${vars.header} - ${size})/2)`,
      margin: '0 max(1.2vw,(100vw - 1960px)/2) 0 auto',
    },
  },
  '@media': {
    [stackedLayout]: {
      selectors: {
        '&&': {
          vars: { [size]: 'min(72vw,34svh)' },
          position: 'relative',
          top: 0,
          margin: '0 auto',
        },
      },
    },
  },
});
export const hours = style({ stroke: palette.grey700 });
export const time = style({ selectors: { '&&': { fontSize: '12em' } } });
export const column = style({
  position: 'relative',
  width: 'min(46%,560px)',
  paddingBlock: '24px clamp(40px,5vw,72px)',
  '@media': { [stackedLayout]: { width: 'auto' } },
});
export const form = style({ marginTop: 28 });
