import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

/** Page that fills the screen below the header, because it has no footer. */
export const page = style([
  on.black,
  { display: 'flex', flexDirection: 'column', minHeight: `calc(100svh - ${vars.header})` },
]);
export const popularTitle = style([text.h4, { paddingBlock: '40px 20px' }]);
/** Covers side by side, or on phones in rows left of the titles. */
export const articles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: `12px ${vars.colGap}`,
  paddingBottom: 'clamp(32px,4vw,64px)',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const link = style({
  display: 'grid',
  gap: '18px',
  '@media': {
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,2fr) minmax(0,3fr)', alignItems: 'center' },
  },
});
export const cover = style({
  width: '100%',
  aspectRatio: '16/10',
  objectFit: 'cover',
  // Shows the edges of black covers.
  outline: `1px solid ${roles.line}`,
  outlineOffset: -1,
  '@media': { [upTo('menu')]: { height: '100%', aspectRatio: '5/4' } },
});
export const words = style({ display: 'grid', gap: '6px' });
export const articleTitle = style([text.h4, { selectors: { [`${link}:hover &`]: { color: roles.accent } } }]);
export const minutes = style([text.small, { color: roles.muted }]);
