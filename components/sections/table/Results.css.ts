import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { palette, tall, vars } from '../../../styles/tokens.css';

/** Number of weeks or results. */
export const count = createVar();
/** Narrower windows list the results without the ruler. */
const narrow = upTo('wide');

export const ruler = style([
  on.black,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(${count},minmax(0,1fr))`,
    ...tall,
    fontSize: '2rem',
    lineHeight: '72px',
    textAlign: 'center',
    color: palette.grey500,
    '@media': { [narrow]: { display: 'none' } },
  },
]);
globalStyle(`${ruler} > [data-lit]`, { color: palette.white });
globalStyle(`${ruler} > * + *`, { borderLeft: `1px solid ${palette.grey700}` });
export const beams = style({
  display: 'block',
  width: '100%',
  height: 200,
  fill: palette.grey200,
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${beams} > :nth-child(even)`, { fill: palette.grey300 });
globalStyle(`${beams} > :last-child`, { fill: palette.red });
export const results = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${count},minmax(0,1fr))`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0,1fr)', borderTop: `2px solid ${roles.fg}` } },
});
export const result = style({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  padding: '24px 12px 28px',
  background: palette.white,
  borderLeft: `1px solid ${roles.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [narrow]: {
      columnGap: 20,
      gridTemplateColumns: '84px minmax(0,1fr)',
      padding: '22px 0',
      background: 'none',
      borderLeft: 0,
      borderBottom: `1px solid ${roles.line}`,
    },
  },
});
globalStyle(`${result} > h3`, { fontSize: '1.125rem' });
// Beside the ruler, the figure says when a result is ready.
globalStyle(`${result} > h3 + p`, {
  '@media': { [above('wide')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
globalStyle(`${result} > :last-child`, { fontSize: vars.size.body });
export const week = style([
  text.figure,
  { fontSize: '4.5rem', '@media': { [narrow]: { selectors: { '&&': { gridArea: '1/1/span 3/2' } } } } },
]);
