import { keyframes, style } from '@vanilla-extract/css';
import { noScript } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { cardHeight, columnGap, stackedCardHeight, stackedLayout, zoneEnd, zoneStart } from './menu-zones';

const hairline = `1px solid ${roles.line}`;
const reveal = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } });

/**
 * Second level of a menu, in the third zone or, in narrow panels, below the links. Without JavaScript, it is inside its
 * row.
 */
export const level = style({
  position: 'absolute',
  left: `calc((100% - 2*${columnGap})*7/12 + 2*${columnGap})`,
  right: 0,
  top: zoneStart,
  bottom: zoneEnd,
  display: 'none',
  gridTemplateRows: 'auto minmax(0,1fr)',
  borderLeft: `1px solid ${palette.grey500}`,
  selectors: { '&[data-open]': { display: 'grid' } },
  '@media': {
    [stackedLayout]: {
      left: 0,
      top: 'auto',
      borderLeft: 0,
      borderTop: `1px solid ${palette.grey500}`,
      paddingTop: 12,
    },
    [noScript]: { position: 'static', display: 'block', border: 0 },
  },
});
export const title = style({
  padding: '0 0 12px 28px',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  color: roles.muted,
  '@media': { [stackedLayout]: { paddingLeft: 0 }, [noScript]: { display: 'none' } },
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  marginLeft: 28,
  border: hairline,
  animation: `${reveal} ${vars.time.slide} ${vars.ease} backwards`,
  '@media': {
    [stackedLayout]: { marginLeft: 0 },
    [noScript]: { display: 'block', marginLeft: 24, border: 0, animation: 'none' },
  },
});
export const singleCard = style({ gridTemplateColumns: 'minmax(0,1fr)' });

export const cardItem = style({
  selectors: { '& + &': { borderLeft: hairline } },
  '@media': { [noScript]: { selectors: { '& + &': { borderLeft: 0 } } } },
});
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: cardHeight,
  padding: '22px 22px 20px',
  transition: `color ${vars.time.base}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: -1,
    background: palette.white,
    transform: 'scaleY(0)',
    transformOrigin: '50% 100%',
    transition: `transform ${vars.time.wipe} ${vars.ease}`,
  },
  selectors: {
    '&:is(:hover,:focus-visible)': { color: palette.black },
    '&:is(:hover,:focus-visible)::before': { transform: 'none' },
    '&:focus-visible': { outlineOffset: '-8px', outlineColor: palette.black },
  },
  '@media': {
    [stackedLayout]: { minHeight: stackedCardHeight },
    [noScript]: { minHeight: 0, padding: '10px 0', '::before': { display: 'none' } },
  },
});
const highlightedCard = `${card}:is(:hover,:focus-visible) > &`;
const scriptOnly = { '@media': { [noScript]: { display: 'none' } } } as const;

export const icon = style({
  position: 'relative',
  width: 52,
  height: 52,
  marginBottom: 'auto',
  ...scriptOnly,
});
export const arrow = style({
  position: 'absolute',
  right: 20,
  top: 22,
  color: roles.accent,
  selectors: { [highlightedCard]: { color: palette.red } },
  ...scriptOnly,
});
export const name = style({
  position: 'relative',
  marginTop: 24,
  maxWidth: '14ch',
  fontWeight: 580,
  fontStretch: vars.width.mid,
  fontSize: '1.25rem',
  lineHeight: 1.2,
  selectors: {
    [`${singleCard} &`]: { maxWidth: 'none' },
    [`${card}[aria-current] > &`]: {
      textDecoration: `underline 2px ${palette.red}`,
      textUnderlineOffset: '.3em',
    },
  },
  '@media': { [noScript]: { marginTop: 0, maxWidth: 'none' } },
});
export const note = style({
  position: 'relative',
  marginTop: 6,
  maxWidth: '38ch',
  minHeight: '2.8em',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  color: roles.muted,
  selectors: { [highlightedCard]: { color: palette.grey600 }, [`${singleCard} &`]: { minHeight: 0 } },
  '@media': { [stackedLayout]: { minHeight: 0 }, [noScript]: { minHeight: 0 } },
});
