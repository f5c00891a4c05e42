import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { frame, textPadding, wrap } from '../../../styles/layout.css';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

/** Page that fills the screen below the header, because it has no footer. */
export const page = style([
  on.black,
  { display: 'flex', flexDirection: 'column', minHeight: `calc(100svh - ${vars.header})` },
]);
export const popularTitle = style([wrap, text.h4, { paddingBlock: '40px 20px' }]);
/** Covers side by side from edge to edge, or on phones in rows left of the titles. */
export const articles = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);
export const link = style({
  display: 'block',
  height: '100%',
  paddingBottom: 40,
  ':focus-visible': { outlineOffset: -4 },
  '@media': {
    [upTo('menu')]: {
      display: 'grid',
      gridTemplateColumns: '42% minmax(0,1fr)',
      alignItems: 'center',
      paddingBottom: 0,
    },
  },
});
export const cover = style({ width: '100%', height: '100%', aspectRatio: '16/10', objectFit: 'cover' });
export const words = style({
  display: 'grid',
  gap: '6px',
  padding: '20px 24px 0',
  selectors: { 'li:first-child &': { paddingLeft: textPadding } },
  '@media': {
    [upTo('menu')]: {
      padding: `16px ${vars.gutter} 16px 20px`,
      selectors: { 'li:first-child &': { paddingLeft: 20 } },
    },
  },
});
export const articleTitle = style([text.h4, { selectors: { [`${link}:hover &`]: { color: roles.accent } } }]);
export const minutes = style([text.small, { color: roles.muted }]);
