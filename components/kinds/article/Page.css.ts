import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { frame, sectionTight, textPadding, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';
import { bodyWidth } from '../../blog/ArticleBody.css';
import { styleRows } from '../../blog/card-rows';
import { stickyColumn } from '../../site/contents.css';

/** The head beside the cover, or above it in narrower windows. */
export const front = style([
  on.white,
  frame,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    '@media': {
      [above('tablet')]: {
        gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
        minHeight: `min(calc(100svh - ${vars.header} - 96px),860px)`,
      },
    },
  },
]);
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `clamp(20px,2.4vw,36px) ${vars.gutter} clamp(32px,4vw,56px) ${textPadding}`,
});
export const title = style([
  text.h1,
  { margin: 'clamp(28px,4vw,56px) 0 32px', fontSize: 'clamp(2.375rem,1.2rem + 3.7vw,4.5rem)' },
]);
const inlineRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' });
export const meta = style([inlineRow, { justifyContent: 'space-between', marginTop: 'auto' }]);
export const tags = style([inlineRow, { marginTop: 20 }]);

export const cover = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': {
    [above('tablet')]: { position: 'absolute', gridColumn: 2, inset: 0 },
    [upTo('tablet')]: { aspectRatio: '2/1' },
    [upTo('menu')]: { aspectRatio: '4/3' },
  },
});

/** Clips images that end at the right edge of a window with a scrollbar. */
export const article = style({ overflowX: 'clip' });
/** The text between its contents and a margin. In narrower windows, the author is below the text. */
export const columns = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0,${vars.measure}) minmax(240px,1fr)`,
    columnGap: 48,
    alignItems: 'start',
    paddingBlock: 'clamp(40px,6vw,88px)',
    '@media': {
      [above('wide')]: { gridTemplateColumns: `minmax(0,1fr) ${bodyWidth} minmax(0,1fr)` },
      [upTo('toc')]: { gridTemplateColumns: 'minmax(0,1fr)', rowGap: 40 },
    },
  },
]);
export const margin = style([
  stickyColumn,
  {
    display: 'grid',
    gap: 40,
    order: 1,
    '@media': { [above('toc')]: { gridArea: '1/2' }, [above('wide')]: { display: 'contents' } },
  },
]);
globalStyle(`${margin} > *`, { '@media': { [above('wide')]: { gridArea: '1/3' } } });
globalStyle(`${margin} > nav`, {
  '@media': { [above('wide')]: { gridColumn: 1, position: 'sticky', top: `calc(${vars.header} + 32px)` } },
});

globalStyle(`${margin} > aside`, {
  '@media': { [above('toc')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
globalStyle(`${margin} > aside > :first-child`, { '@media': { [above('toc')]: { width: 144 } } });

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
styleRows(`${relatedGrid} > * + *`);
