import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { REQUEST_SENT_ID } from '../../domain/contact-form';
import { above, upTo } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';
import { size } from '../dial/ValueDial.css';

/** The dial is beside the title in narrower windows. */
const stackedLayout = upTo('tablet');
export const tabletLayout = `${above('menu')} and ${stackedLayout}`;
/** Diameter beside the form. */
const DIAL_SIZE = 'min(51vw,92svh,1000px)';

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
});
export const dial = style({
  selectors: {
    '&&': {
      vars: { [size]: DIAL_SIZE },
      top: `calc((100svh - ${vars.header} - ${size})/2)`,
    },
  },
  '@media': {
    [stackedLayout]: {
      selectors: { '&&': { vars: { [size]: '58vw' }, top: 0, margin: '12px -14vw 0 auto' } },
    },
    [tabletLayout]: {
      selectors: { '&&': { vars: { [size]: '54vw' }, margin: `24px ${vars.gutter} 0 auto` } },
    },
  },
});
export const hours = style({ stroke: palette.grey700 });
export const openLabel = style({ fill: palette.white, '@media': { [upTo('menu')]: { display: 'none' } } });
export const time = style({ selectors: { '&&': { fontSize: '12em' } } });
export const columns = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(46%,560px) minmax(0,1fr)',
  gap: '40px clamp(40px,6vw,96px)',
  alignItems: 'end',
  paddingBlock: '24px clamp(40px,5vw,72px)',
  '@media': { [stackedLayout]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
/** Below the dial. */
globalStyle(`${columns} > section`, {
  '@media': { [above('tablet')]: { paddingTop: `max(${DIAL_SIZE},100svh - ${vars.header})` } },
});
/** On tablets, the title and the lead are left of the dial; on phones, only the title is. */
export const words = style({
  '@media': { [tabletLayout]: { width: '38%', minHeight: '56vw' } },
});
globalStyle(`${words} > p`, { '@media': { [stackedLayout]: { display: 'block' } } });
globalStyle(`${words}${words} h1`, {
  fontSize: 'clamp(2.25rem,min(1rem + 3.8vw,9svh),5.5rem)',
  '@media': {
    [tabletLayout]: { fontSize: 'clamp(1.75rem,5vw,3rem)' },
    [upTo('menu')]: { width: '54%', minHeight: 'calc(58vw - 60px)', fontSize: '10.3vw' },
  },
});
export const form = style({ marginTop: 28 });
