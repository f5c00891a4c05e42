import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { frame, sectionTight, textPadding, wrap } from '../../../styles/layout.css';
import { drawRuler } from '../../../styles/ruler';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { palette, tall, vars } from '../../../styles/tokens.css';
import { styleRows } from '../../blog/card-rows';

/** The title, then the author, the tags and the minutes beside the cover, which ends at the right edge. */
export const front = style([
  on.white,
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    '@media': {
      [above('tablet')]: {
        gridTemplateColumns: `calc(${textPadding} + (100% - 2*${textPadding})*.3) minmax(0,1fr)`,
      },
    },
  },
]);
export const head = style({ display: 'contents' });
export const words = style({
  gridColumn: '1/-1',
  padding: `clamp(20px,2.4vw,36px) ${textPadding} clamp(24px,2.6vw,40px)`,
});
export const title = style([text.h1, { marginTop: 'clamp(20px,1.8vw,28px)' }]);
export const meta = style({
  gridRow: 3,
  display: 'grid',
  gridTemplate: 'auto auto/minmax(0,1fr) auto',
  gap: 20,
  padding: `20px ${vars.gutter} 24px ${textPadding}`,
  '@media': {
    [above('tablet')]: {
      gridRow: 2,
      gridTemplate: 'auto auto 1fr/minmax(0,1fr)',
      padding: `0 32px 24px ${textPadding}`,
    },
  },
});
export const date = style({ whiteSpace: 'nowrap' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
export const time = style({
  gridArea: '1/2/span 2',
  alignSelf: 'end',
  fontWeight: 600,
  '@media': { [above('tablet')]: { gridArea: '3/1' } },
});
globalStyle(`${time} > b`, { '@media': { [above('tablet')]: { fontSize: 'min(20vw,20rem)' } } });

export const cover = style({
  width: '100%',
  height: '100%',
  aspectRatio: '4/3',
  objectFit: 'cover',
  '@media': { [above('tablet')]: { aspectRatio: '16/9' } },
});

/** Clips images that end at the right edge of a window with a scrollbar. */
export const article = style({ overflowX: 'clip' });
export const columns = style([wrap, { paddingBottom: 'clamp(40px,6vw,88px)' }]);
/** In wide windows, the chapters are in a bar across the window, which stays below the header. */
const bar = above('toc');
export const chapters = style({
  '@media': {
    [bar]: {
      zIndex: 2,
      top: vars.header,
      margin: 0,
      padding: 0,
      borderBottom: `1px solid ${roles.edge}`,
      background: palette.white,
      // Extends the ground to the edges of the window.
      boxShadow: `0 0 0 100vmax ${palette.white}`,
      clipPath: 'inset(0 -100vmax)',
      overflow: 'visible',
    },
  },
});
globalStyle(`${chapters} > p`, { position: 'absolute', clipPath: 'inset(50%)' });
/** A ruler of the reading time. The beam lies on the part being read, at first on the lead. */
globalStyle(`${chapters} > ol`, {
  counterReset: 'chapter',
  display: 'grid',
  border: 0,
  background: drawRuler('100%'),
});
globalStyle(`${chapters} li`, {
  position: 'relative',
  display: 'grid',
  borderLeft: `1px solid ${roles.edge}`,
});
globalStyle(`${chapters} a`, {
  counterIncrement: 'chapter',
  padding: '18px 12px 52px 36px',
  fontSize: vars.size.small,
  lineHeight: 1.25,
  color: roles.fg,
});
const figures = {
  position: 'absolute',
  ...tall,
  lineHeight: 1,
} as const;
globalStyle(`${chapters} a::after`, {
  ...figures,
  content: 'counter(chapter)',
  top: 15,
  left: 12,
  fontSize: '1.75rem',
});
globalStyle(`${chapters} li::after`, {
  ...figures,
  content: 'attr(data-note)',
  bottom: 24,
  left: 12,
  fontSize: '1.25rem',
  pointerEvents: 'none',
});
// A bold name could wrap and move the text.
globalStyle(`${chapters} a[aria-current]`, { fontWeight: 'inherit' });
globalStyle(`${chapters} a[aria-current]::before`, { inset: 'auto -1px 0', width: 'auto', height: 12 });
globalStyle(`${chapters} > ol::before`, {
  content: '',
  alignSelf: 'end',
  height: 12,
  background: palette.red,
});
globalStyle(`${chapters} > ol:has([aria-current])::before`, { background: 'none' });
globalStyle(`${columns} > :nth-last-child(2)`, { marginTop: 'clamp(32px,5vw,72px)' });
globalStyle(`${columns} > :last-child`, {
  marginTop: 40,
  '@media': { [above('menu')]: { marginLeft: '30%' } },
});
export const call = style({ maxWidth: '34ch' });
export const action = style({ justifySelf: 'start' });

/** Rows on phones, then equal columns. */
export const related = style([on.grey, sectionTight]);
export const relatedTitle = style([text.h2, { marginBottom: 'clamp(28px,4vw,48px)' }]);
export const relatedGrid = style({
  display: 'grid',
  gap: `40px ${vars.colGap}`,
  '@media': { [above('menu')]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } },
});
styleRows(`${relatedGrid} > * + *`, upTo('menu'));
