import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { REQUEST_SENT_ID } from '../../domain/contact-form';
import { above, upTo } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';
import { size } from '../dial/ValueDial.css';

/** The dial hangs from the header, behind the text on tablets and above it on phones. */
const stackedLayout = upTo('tablet');
const tabletLayout = `${above('menu')} and ${stackedLayout}`;

/** Angles of the office's time and of the promised hour, and the angle shown without JavaScript. */
export const nowAngle = createVar();
export const answerAngle = createVar();
export const angle = createVar();

const isSent = `[data-promise]:is([data-sent],:has(#${REQUEST_SENT_ID}:target))`;

export const scene = style({
  position: 'relative',
  overflow: 'clip',
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
  '@media': { [upTo('menu')]: { position: 'static' } },
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
          vars: { [size]: 'min(116vw,54svh)' },
          position: 'relative',
          top: 0,
          margin: `calc(${size}*-.27) calc((100vw - ${size})/2) 0`,
        },
      },
    },
    [tabletLayout]: {
      selectors: {
        '&&': { vars: { [size]: '76vw' }, margin: `calc(${size}*-.18) -16vw 0 auto` },
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
/** Title and lead, left of the dial on tablets. */
export const words = style({
  '@media': { [tabletLayout]: { width: '38%', minHeight: '44vw' } },
});
globalStyle(`${words} > p`, { '@media': { [tabletLayout]: { display: 'block' } } });
export const form = style({ marginTop: 28 });
