import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { frame, sectionTight, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';
import { stickyColumn } from '../../site/contents.css';

export const head = style([on.white, { paddingBlock: 'clamp(20px,2.4vw,36px) clamp(32px,4vw,56px)' }]);
export const title = style([text.h1, { maxWidth: '24ch', marginTop: 'clamp(28px,4vw,56px)' }]);
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

/** The text with a margin to its right. In narrower windows, the author is below the text. */
export const columns = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0,${vars.measure}) minmax(280px,1fr)`,
    gap: 'clamp(32px,5vw,72px)',
    alignItems: 'start',
    paddingBlock: 'clamp(40px,6vw,88px)',
    '@media': {
      [upTo('toc')]: { gridTemplateColumns: 'minmax(0,1fr)' },
    },
  },
]);
export const margin = style([
  stickyColumn,
  {
    display: 'grid',
    gap: 40,
    order: 1,
    '@media': { [above('toc')]: { gridArea: '1/2' } },
  },
]);

export const related = style([on.grey, sectionTight]);
export const relatedTitle = style([text.h2, { marginBottom: 'clamp(28px,4vw,48px)' }]);
export const relatedGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: `40px ${vars.colGap}`,
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
