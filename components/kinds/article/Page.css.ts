import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { frame, sectionTight, textPadding, wrap } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';
import { styleRows } from '../../blog/card-rows';

/** The title beside the whole cover, above it in narrower windows, and the author and tags in a row below both. */
export const front = style([
  on.white,
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    '@media': { [above('tablet')]: { gridTemplateColumns: 'minmax(0,1fr) 54%' } },
  },
]);
export const head = style({ display: 'contents' });
export const words = style({
  padding: `clamp(20px,2.4vw,36px) ${vars.gutter} 32px ${textPadding}`,
  '@media': { [above('tablet')]: { paddingRight: 24 } },
});
export const title = style([
  text.h1,
  { marginTop: 'clamp(28px,4vw,64px)', fontSize: 'clamp(2.375rem,1.2rem + 3.2vw,4rem)' },
]);
const inlineRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' });
export const meta = style([
  inlineRow,
  {
    gridRow: 3,
    justifyContent: 'space-between',
    margin: `0 ${vars.gutter} 0 ${textPadding}`,
    paddingBlock: 20,
    '@media': {
      [above('tablet')]: {
        gridArea: '2/1/auto/-1',
        marginRight: textPadding,
        borderBottom: `1px solid ${roles.line}`,
      },
    },
  },
]);
export const tags = inlineRow;

export const cover = style({
  width: '100%',
  height: '100%',
  aspectRatio: '4/3',
  objectFit: 'cover',
});

/** Clips images that end at the right edge of a window with a scrollbar. */
export const article = style({ overflowX: 'clip' });
/** The contents right of the text, or above it in narrower windows. */
export const columns = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) 200px',
    columnGap: 'clamp(32px,4.4vw,80px)',
    alignItems: 'start',
    paddingBlock: 'clamp(40px,6vw,88px)',
    '@media': { [upTo('toc')]: { gridTemplateColumns: 'minmax(0,1fr)', rowGap: 32 } },
  },
]);
globalStyle(`${columns} > :first-child`, { '@media': { [above('toc')]: { gridArea: '1/2' } } });
export const call = style({ maxWidth: '34ch' });
export const action = style({ justifySelf: 'start' });

/** The first related article is as wide as the other two, which are rows beside it. */
export const related = style([on.grey, sectionTight]);
export const relatedTitle = style([text.h2, { marginBottom: 'clamp(28px,4vw,48px)' }]);
export const relatedGrid = style({
  display: 'grid',
  gap: `40px ${vars.colGap}`,
  '@media': { [above('menu')]: { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)' } },
});
globalStyle(`${relatedGrid} > :first-child`, { '@media': { [above('menu')]: { gridRow: 'span 2' } } });
globalStyle(`${relatedGrid} > :first-child h3`, { fontSize: vars.size.h3 });
globalStyle(`${relatedGrid} > :first-child img`, { '@media': { [above('menu')]: { aspectRatio: '5/3' } } });
styleRows(`${relatedGrid} > * + *`);
globalStyle(`${relatedGrid} > * + *`, {
  '@media': { [above('wide')]: { gridTemplateColumns: 'minmax(0,5fr) minmax(0,4fr)' } },
});
