import { type GlobalStyleRule, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { above, fullMotion, upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

/** Alternates the sides of image and text. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': {
    [above('tablet')]: {
      gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
      selectors: { '&:nth-of-type(even)': { gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)' } },
    },
  },
});
export const image = style({
  minWidth: 0,
  '@media': { [above('tablet')]: { selectors: { [`${row}:nth-of-type(even)>&`]: { order: 1 } } } },
});
/** The text below a screenshot: the heading left, points beside each other. */
export const screenRow = style({});
export const screen = style([on.grey2, { padding: `clamp(20px,4vw,64px) ${textPadding}` }]);
/** On phones, scrolling the page moves a screenshot from its left to its right edge. */
const pan = keyframes({ from: { objectPosition: '0 0' }, to: { objectPosition: '100% 0' } });
type Properties = NonNullable<GlobalStyleRule['@media']>[string];
const onPhones = (rule: Properties, panned: Properties): GlobalStyleRule => ({
  '@media': {
    [upTo('phone')]: rule,
    [`${upTo('phone')} and ${fullMotion}`]: { '@supports': { '(animation-timeline: view())': panned } },
  },
});
globalStyle(
  `${screen} a`,
  onPhones(
    { display: 'block', marginInline: `calc(-1*${textPadding})`, overflowX: 'auto' },
    { overflowX: 'clip' },
  ),
);
globalStyle(
  `${screen} img`,
  onPhones(
    { width: 'auto', maxWidth: 'none', height: '133vw' },
    {
      width: '100%',
      objectFit: 'cover',
      animation: `${pan} linear both`,
      animationTimeline: 'view()',
      animationRange: 'cover 40% cover 75%',
    },
  ),
);
export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  justifyContent: 'center',
  gap: 18,
  padding: `clamp(36px,5vw,88px) ${textPadding} clamp(36px,5vw,88px) clamp(20px,4.4vw,72px)`,
  selectors: {
    [`${row}:nth-of-type(even)>&`]: { paddingInline: `${textPadding} clamp(20px,4.4vw,72px)` },
    [`${screenRow}>&`]: { paddingLeft: textPadding },
  },
  '@media': {
    [above('tablet')]: {
      selectors: {
        [`${screenRow}>&`]: {
          display: 'grid',
          gridAutoFlow: 'dense',
          gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
          gap: `18px ${vars.colGap}`,
        },
      },
    },
  },
});
globalStyle(`${screenRow} > ${copy} > :is(h2,p)`, { '@media': { [above('tablet')]: { gridColumn: 1 } } });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: 28,
  marginTop: 10,
});
export const firstFigure = style([
  text.figure,
  { whiteSpace: 'nowrap', fontSize: 'clamp(5.5rem,3.4rem + 7.6vw,10.5rem)' },
]);
export const otherFigure = style([
  text.figure,
  { whiteSpace: 'nowrap', fontSize: 'clamp(3rem,2rem + 2vw,4.5rem)' },
]);
export const meaning = style([text.lead, { marginTop: 14, maxWidth: '28ch' }]);
export const item = style({
  maxWidth: vars.measure,
  selectors: { [`${screenRow} &`]: { gridRow: 'span 2' } },
});
export const itemText = style({ marginTop: 6 });
