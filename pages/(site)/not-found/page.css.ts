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
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', rowGap: 24 } },
});
/** The article under the beam, which rests on the second. */
export const article = style({});
const lit = `${article}:is([data-on],:focus-within,${articles}:not(:has([data-on],:focus-within)) > :nth-child(2))`;
export const link = style({
  display: 'grid',
  gap: '18px',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,2fr) minmax(0,3fr)', alignItems: 'center' } },
});
export const cover = style({
  width: '100%',
  aspectRatio: '16/10',
  objectFit: 'cover',
  // Shows the edges of black covers.
  outline: `1px solid ${roles.line}`,
  outlineOffset: -1,
  filter: 'brightness(.85)',
  transition: `filter ${vars.time.base}`,
  selectors: { [`${lit} &`]: { filter: 'none' } },
  '@media': { [upTo('menu')]: { height: '100%', aspectRatio: '5/4' } },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignContent: 'start',
  gap: '6px 20px',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const bearing = style([
  text.figure,
  {
    gridRow: 'span 2',
    fontSize: 'clamp(2.5rem,5vw,4.5rem)',
    selectors: {
      [`${lit} &`]: { textDecoration: `underline .08em ${roles.mark}`, textUnderlineOffset: '.12em' },
    },
    '@media': { [upTo('tablet')]: { gridRow: 'auto' } },
  },
]);
export const articleTitle = style([text.h4, { selectors: { [`${link}:hover &`]: { color: roles.accent } } }]);
export const minutes = style([text.small, { color: roles.muted }]);
