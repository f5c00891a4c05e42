import { style, styleVariants } from '@vanilla-extract/css';
import { above, reducedMotion, upTo } from '../../styles/breakpoints';
import { textLine } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { vars } from '../../styles/tokens.css';
import { wipe } from '../ui/Button.css';

export const card = style({ position: 'relative', display: 'grid', minWidth: 0 });

export const large = style([
  card,
  {
    gridColumn: '1/-1',
    minHeight: 680,
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
    '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);

/** Words right of the picture, where they stand beside each other. */
export const reversed = style({
  '@media': {
    [above('tablet')]: {
      selectors: { [`${large}&`]: { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)' } },
    },
  },
});

export const medium = style([
  card,
  {
    minHeight: 360,
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
    '@media': { [upTo('wide')]: { gridTemplateColumns: 'minmax(0,1fr)', gridTemplateRows: 'auto 1fr' } },
  },
]);

export const wide = style({ gridColumn: '1/-1' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: 'clamp(24px,2.6vw,36px)',
});

const largePadding = 'clamp(24px,4.2vw,64px)';

export const wordsLarge = style({
  padding: largePadding,
  paddingLeft: textLine,
  selectors: { [`${reversed} > &`]: { paddingLeft: largePadding, paddingRight: textLine } },
});

export const titleLarge = style([
  text.h2,
  { marginTop: 16, fontSize: 'clamp(1.875rem,1.3rem + 1.75vw,2.875rem)' },
]);
export const titleMedium = style([
  text.h3,
  { marginTop: 10, fontSize: 'clamp(1.375rem,1.2rem + .6vw,1.75rem)' },
]);

export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
  ':focus-visible': { outline: 0 },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${roles.focus}`, outlineOffset: -8 },
  },
});

export const heading = style({ marginTop: 16, maxWidth: '38ch', color: roles.muted });

const look = style({
  alignSelf: 'flex-start',
  zIndex: 2,
  pointerEvents: 'none',
  selectors: { [`${card}:hover &, ${card}:focus-within &`]: wipe },
});
export const twin = styleVariants({
  medium: [look, { marginTop: 18 }],
  large: [look, { marginTop: 26 }],
});

export const art = style({
  position: 'relative',
  overflow: 'hidden',
  selectors: { [`${reversed} > &`]: { order: -1 } },
  '@media': {
    [upTo('wide')]: { selectors: { [`${medium} > &`]: { minHeight: 320, order: -1 } } },
    [upTo('tablet')]: { selectors: { [`${large} > &`]: { minHeight: 300, order: -1 } } },
  },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `transform 900ms ${vars.ease}`,
  selectors: { [`${card}:hover &`]: { transform: 'scale(1.035)' } },
  '@media': {
    [reducedMotion]: { transition: 'none', selectors: { [`${card}:hover &`]: { transform: 'none' } } },
  },
});
