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
export const popular = style({ paddingTop: 40 });
export const popularTitle = style([text.h4, { marginBottom: 16 }]);
export const articles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  borderTop: `1px solid ${roles.edge}`,
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const article = style({
  selectors: { '& + &': { borderLeft: `1px solid ${roles.line}` } },
  '@media': {
    [upTo('menu')]: {
      selectors: { '& + &': { borderLeft: 0, borderTop: `1px solid ${roles.line}` } },
    },
  },
});
export const link = style({
  display: 'block',
  height: '100%',
  padding: '22px 24px 32px',
  ':focus-visible': { outlineOffset: -4 },
  selectors: { [`${article}:first-child > &`]: { paddingLeft: 0 } },
  '@media': {
    [upTo('menu')]: {
      padding: '18px 0',
      selectors: { [`${article}:first-child > &`]: { paddingLeft: 0 } },
    },
  },
});
export const articleTitle = style([
  text.h4,
  { display: 'block', selectors: { [`${link}:hover > &`]: { color: roles.accent } } },
]);
export const minutes = style([text.small, { color: roles.muted }]);
