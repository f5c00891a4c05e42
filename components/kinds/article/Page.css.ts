import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { frame, sectionTight, textPadding, wrap } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { palette, vars } from '../../../styles/tokens.css';
import { styleRows } from '../../blog/card-rows';

/** The title, the author and the tags beside the cover. In narrower windows, the cover is below the title. */
export const front = style([
  on.white,
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    '@media': {
      [above('tablet')]: { gridTemplate: 'minmax(0,1fr) auto/minmax(0,1fr) 54%', alignItems: 'start' },
    },
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
export const meta = style({
  gridRow: 3,
  display: 'grid',
  gap: 20,
  padding: `20px ${vars.gutter} 24px ${textPadding}`,
  '@media': { [above('tablet')]: { gridRow: 2, paddingBottom: 48 } },
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const cover = style({
  width: '100%',
  height: '100%',
  aspectRatio: '4/3',
  objectFit: 'cover',
  '@media': { [above('tablet')]: { gridArea: '1/2/span 2' } },
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
globalStyle(`${chapters} > ol`, {
  counterReset: 'chapter',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0,auto)',
  border: 0,
});
globalStyle(`${chapters} a`, {
  counterIncrement: 'chapter',
  height: '100%',
  padding: '20px 20px 20px 24px',
  fontSize: vars.size.label,
  color: roles.fg,
});
globalStyle(`${chapters} a::after`, {
  content: 'counter(chapter)',
  position: 'absolute',
  top: 16,
  left: 0,
  fontSize: '1.5rem',
  fontStretch: vars.width.tall,
  fontWeight: 600,
  lineHeight: 1,
  color: roles.accent,
});
// A bold name could wrap and move the text.
globalStyle(`${chapters} a[aria-current]`, { fontWeight: 'inherit' });
globalStyle(`${chapters} a[aria-current]::before`, { inset: 'auto 20px 0 0', width: 'auto', height: 4 });
globalStyle(`${columns} > :nth-last-child(2)`, { marginTop: 'clamp(32px,5vw,72px)' });
globalStyle(`${columns} > :last-child`, {
  marginTop: 40,
  '@media': { [bar]: { marginLeft: '30%' } },
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
