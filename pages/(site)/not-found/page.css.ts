import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { palette, vars } from '../../../styles/tokens.css';

/** Fills the screen below the header: this page has no footer. */
export const page = style([
  on.black,
  { display: 'flex', flexDirection: 'column', minHeight: `calc(100svh - ${vars.header})` },
]);
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  paddingBlock: 'clamp(48px,6vw,88px)',
  '@media': { [upTo('menu')]: { flexDirection: 'column', alignItems: 'stretch', paddingBottom: 0 } },
});

/** How far right of the middle the dial begins. */
const BESIDE = 'min(7vw,110px)';
/** Right of the words, in no width under them; on a phone below them. */
export const dial = style({
  position: 'absolute',
  left: `calc(50% + ${BESIDE})`,
  top: '50%',
  width: 'clamp(520px,66vw,1080px)',
  maxWidth: 'none',
  height: 'auto',
  transform: 'translateY(-50%)',
  '@media': {
    [upTo('menu')]: {
      position: 'static',
      order: 2,
      width: '124%',
      margin: '20px 0 -9% -12%',
      transform: 'none',
    },
  },
});
export const words = style({
  '@media': { [above('menu')]: { maxWidth: `calc(50% + ${BESIDE} - 24px)` } },
});
export const digits = style([
  text.figure,
  {
    display: 'block',
    marginLeft: '-.01em',
    fontSize: 'clamp(10rem,24vw,25rem)',
    lineHeight: 0.78,
    letterSpacing: '.01em',
  },
]);
export const title = style([text.h2, { marginTop: 32 }]);
export const line = style([text.lead, { maxWidth: '34ch', marginTop: 14, color: palette.grey200 }]);
export const find = style({ maxWidth: 640, marginTop: 32 });
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
