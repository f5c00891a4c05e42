import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

/** Fills the screen below the header: this page has no footer. */
export const page = style([
  on.black,
  {
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    alignContent: 'space-between',
    minHeight: `calc(100vh - ${vars.header})`,
  },
]);

export const dial = style({
  position: 'absolute',
  top: -24,
  right: 'max(-120px,-8vw)',
  width: 720,
  maxWidth: 'none',
  '@media': {
    // Further out, so that the words never cross the white core.
    [upTo('wide')]: { right: -300, width: 560 },
    [upTo('menu')]: { top: -70, right: -240, width: 'min(100%,420px)' },
  },
});

export const words = style({ position: 'relative', paddingTop: 'clamp(48px,6vw,88px)' });
export const digits = style({
  fontStretch: vars.width.tall,
  fontWeight: 600,
  fontSize: 'clamp(200px,34vw,520px)',
  lineHeight: 0.78,
  letterSpacing: '-.03em',
});
export const line = style([
  text.h3,
  {
    marginTop: 24,
    '@media': { '(min-width: 768px) and (max-width: 1199px)': { maxWidth: '20ch' } },
  },
]);
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  marginTop: 28,
});

export const report = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  ':hover': { color: roles.accent },
});

export const popular = style({ position: 'relative', paddingTop: 56 });
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
