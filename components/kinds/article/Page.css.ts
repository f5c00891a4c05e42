import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { frame, sectionTight, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

export const head = style([on.white, { paddingBlock: 'clamp(20px,2.4vw,36px) clamp(32px,4vw,56px)' }]);
export const title = style([text.h1, { maxWidth: '16ch', marginTop: 'clamp(28px,4vw,56px)' }]);
const inlineRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' });
export const meta = style([inlineRow, { justifyContent: 'space-between', marginTop: 28 }]);
export const tags = style([inlineRow, { marginTop: 20 }]);

export const cover = style([
  frame,
  {
    width: '100%',
    aspectRatio: '1440/680',
    objectFit: 'cover',
    '@media': { [upTo('menu')]: { aspectRatio: '4/3' } },
  },
]);

export const columns = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: `220px minmax(0,${vars.measure}) 1fr`,
    gap: 'clamp(32px,5vw,72px)',
    alignItems: 'start',
    paddingBlock: 'clamp(40px,6vw,88px)',
    '@media': {
      [upTo('toc')]: { gridTemplateColumns: `minmax(0,${vars.measure})` },
    },
  },
]);
/** Keeps the text in the middle column if the page has no table of contents. */
export const readingColumn = style({ gridColumn: 2, '@media': { [upTo('toc')]: { gridColumn: 1 } } });

export const related = style([on.grey, sectionTight]);
export const relatedTitle = style([text.h2, { marginBottom: 'clamp(28px,4vw,48px)' }]);
export const relatedGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: `40px ${vars.colGap}`,
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
