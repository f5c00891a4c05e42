import { createVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { REQUEST_SENT_ID } from '../../domain/contact-form';
import { above, upTo } from '../../styles/breakpoints';
import { textPadding } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { size } from '../dial/ValueDial.css';

/** The dial is beside the title on tablets, and between the title and the lead on phones. */
const stackedLayout = upTo('tablet');
export const tabletLayout = `${above('menu')} and ${stackedLayout}`;
const onPhones = (rule: NonNullable<StyleRule['@media']>[string]) => ({ '@media': { [upTo('menu')]: rule } });
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
  ...onPhones({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', padding: `24px ${vars.gutter} 40px` }),
});
export const face = style({ display: 'grid', justifyItems: 'center' });
export const before = style({ selectors: { [`${scene}${isSent} &`]: { display: 'none' } } });
export const after = style({ selectors: { [`${scene}:not(${isSent}) &`]: { display: 'none' } } });
/** Keeps the title in view, because without JavaScript it has the promised hour. */
globalStyle(`${scene} #${REQUEST_SENT_ID}`, { scrollMarginTop: '100vh' });
export const stage = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  ...onPhones({ position: 'static', order: 1 }),
});
export const dial = style({
  selectors: { '&&': { vars: { [size]: DIAL_SIZE }, top: `calc((100svh - ${vars.header} - ${size})/2)` } },
  '@media': {
    [tabletLayout]: {
      selectors: { '&&': { vars: { [size]: '54vw' }, top: 0, margin: `24px ${vars.gutter} 0 auto` } },
    },
    [upTo('menu')]: {
      selectors: { '&&': { vars: { [size]: 'min(84vw,42svh)' }, top: 0, margin: '12px auto 0' } },
    },
  },
});
export const hours = style({ stroke: palette.grey700 });
export const openLabel = style({ fill: palette.white });
export const time = style({ selectors: { '&&': { fontSize: '12em' } } });
/** On phones, its parts are items of the scene, between which the dial has its place. */
export const columns = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(46%,560px) minmax(0,1fr)',
  // The second column starts below the dial's first tick.
  gap: '40px clamp(24px,2.5vw,48px)',
  paddingTop: 24,
  '@media': {
    [tabletLayout]: { gridTemplateColumns: 'minmax(0,1fr)' },
    [upTo('menu')]: { display: 'contents' },
  },
});
globalStyle(`${columns} > div`, {
  display: 'flex',
  flexDirection: 'column',
  ...onPhones({ display: 'contents' }),
});
/** Below the dial. */
globalStyle(`${columns} > section`, {
  paddingBottom: 64,
  '@media': {
    [above('tablet')]: {
      display: 'grid',
      alignContent: 'space-between',
      paddingTop: `calc((100svh - ${vars.header} + ${DIAL_SIZE})/2 + 16px)`,
    },
    [upTo('menu')]: { order: 2, paddingBlock: '40px 0' },
  },
});
/** On tablets, the title and the lead are left of the dial. */
export const words = style({
  '@media': { [tabletLayout]: { width: '38%', minHeight: '56vw' }, [upTo('menu')]: { display: 'contents' } },
});
globalStyle(`${words} > :is(p,div)`, onPhones({ order: 2 }));
globalStyle(`${words} > p`, { '@media': { [stackedLayout]: { display: 'block' } } });
globalStyle(`${words}${words} h1`, {
  fontSize: 'clamp(2.25rem,min(1rem + 3.8vw,9svh),5.5rem)',
  '@media': {
    [tabletLayout]: { fontSize: 'clamp(1.75rem,5vw,3rem)' },
    [upTo('menu')]: { fontSize: '10.3vw' },
  },
});
/** A white sheet from the edge of the window down to the next section. */
export const form = style([
  on.white,
  {
    flex: 1,
    marginTop: 28,
    marginLeft: `calc(-1*${textPadding})`,
    padding: `0 clamp(20px,2.4vw,36px) 0 ${textPadding}`,
    '@media': {
      [stackedLayout]: { marginRight: `calc(-1*${vars.gutter})`, paddingRight: vars.gutter },
      [upTo('menu')]: { order: 2 },
    },
  },
]);
