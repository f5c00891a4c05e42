import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { tall, vars } from '../../../styles/tokens.css';

/** Number of layers, number of the layer from the outside, and the colour of its field. */
export const count = createVar();
export const depth = createVar();
export const shade = createVar();
const step = 'clamp(7px,2.3vw,44px)';
const inset = `calc(${step}*${depth})`;

export const section = style({ paddingTop: vars.section });
/** A safe seen from above: every layer is inside the one before it. */
export const layers = style({
  display: 'grid',
  gridTemplate: `repeat(${count},auto)/minmax(0,1fr)`,
  gridAutoRows: step,
});
export const layer = style({
  display: 'contents',
  '::before': {
    content: '',
    gridArea: `calc(${depth} + 1)/1/calc(2*${count} - ${depth})`,
    marginInline: inset,
    background: shade,
  },
});
globalStyle(`${layer} > div`, {
  gridArea: `calc(${depth} + 1)/1`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0,3fr) minmax(0,8fr)',
  gap: `10px ${vars.colGap}`,
  alignItems: 'baseline',
  padding: `clamp(20px,2vw,36px) max(${textPadding} + ${inset}*.5,${inset} + 16px)`,
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
/** The names run on like a sentence, with a stroke between two of them. */
export const tools = style({
  fontSize: 'clamp(1.5rem,1rem + 1.6vw,2.5rem)',
  ...tall,
  lineHeight: 1.15,
  wordSpacing: '.1em',
});
export const tool = style({
  display: 'inline-block',
  selectors: { '&:not(:last-child)::after': { content: '"/"', marginInline: '.3em', color: roles.accent } },
});
export const mark = style({ marginRight: '.3em' });
