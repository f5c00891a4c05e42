import { style } from '@vanilla-extract/css';
import { above, reducedMotion, upTo } from '../../styles/breakpoints';
import { frame, textPadding } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { vars } from '../../styles/tokens.css';
import { hoverStyle } from '../ui/Button.css';

/** Two medium cards per row, in the frame. */
export const poster = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);

export const card = style({ position: 'relative', display: 'grid', minWidth: 0 });

export const largeCard = style([
  card,
  {
    gridColumn: '1/-1',
    minHeight: 'clamp(680px,47vw,1056px)',
    gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
    '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);

/** Puts the text on the right. */
export const reversedCard = style({
  '@media': {
    [above('tablet')]: {
      selectors: {
        [`${largeCard}&`]: { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)' },
      },
    },
  },
});

export const secondCard = style({});

/** The whole image above the text. On phones, a square in the corner beside the title. */
export const mediumCard = style([
  card,
  {
    gridTemplateRows: 'auto 1fr',
    '@media': { [upTo('menu')]: { borderTop: `1px solid ${roles.line}` } },
  },
]);

/** The only card in its row, divided like a large card. */
export const wideCard = style({
  gridColumn: '1/-1',
  '@media': {
    [above('wide')]: {
      selectors: {
        [`${mediumCard}&`]: { gridTemplate: 'auto/minmax(0,5fr) minmax(0,7fr)' },
        [`${mediumCard}${reversedCard}&`]: { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)' },
      },
    },
  },
});

export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

const PITCH = `(min(100vw,${vars.frame}) - 2*${textPadding} + ${vars.colGap})/12`;
const mediumPadding = 'clamp(24px,2.6vw,36px)';

export const textMedium = style({
  padding: `${mediumPadding} ${textPadding}`,
  '@media': {
    [above('menu')]: {
      paddingRight: mediumPadding,
      selectors: {
        [`:is(${secondCard},${wideCard}${reversedCard}) > &`]: {
          paddingInline: `${mediumPadding} ${textPadding}`,
        },
      },
    },
    // On the eighth of the twelve columns.
    [above('wide')]: {
      selectors: { [`${secondCard} > &&&`]: { paddingLeft: `calc(${PITCH} + ${vars.colGap}/2)` } },
    },
  },
});

const largePadding = 'clamp(24px,4.2vw,64px)';

export const textLarge = style({
  padding: largePadding,
  paddingLeft: textPadding,
  '@media': {
    [above('tablet')]: {
      selectors: { [`${reversedCard} > &`]: { paddingLeft: largePadding, paddingRight: textPadding } },
    },
  },
});

export const titleLarge = style([
  text.h2,
  { marginTop: 16, fontSize: 'clamp(1.875rem,1.1rem + 1.9vw,3.5rem)' },
]);
export const titleMedium = style([
  text.h3,
  {
    marginTop: 10,
    fontSize: 'clamp(1.375rem,1rem + .9vw,2rem)',
    '@media': { [upTo('menu')]: { marginRight: '44%', marginTop: 16 } },
  },
]);

export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
  ':focus-visible': { outline: 0 },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${roles.focus}`, outlineOffset: -8 },
  },
});

export const heading = style({ marginTop: 16, maxWidth: '38ch', color: roles.muted });

/** The result, above its note. */
export const figure = style([
  text.figure,
  {
    marginTop: 24,
    fontSize: 'clamp(4.5rem,8vw,7.5rem)',
    whiteSpace: 'nowrap',
    selectors: { [`${largeCard} &`]: { fontSize: 'clamp(5rem,10vw,9rem)' } },
  },
]);
export const unit = style({ marginLeft: '-.2em', fontSize: '.34em', letterSpacing: 0 });

export const decorativeButton = style({
  alignSelf: 'flex-start',
  marginTop: 24,
  zIndex: 2,
  pointerEvents: 'none',
  selectors: { [`${card}:hover &, ${card}:focus-within &`]: hoverStyle },
});

export const art = style({
  position: 'relative',
  overflow: 'hidden',
  selectors: {
    [`${reversedCard} > &`]: { order: -1 },
    [`${mediumCard} > &`]: { aspectRatio: '4/3', order: -1 },
  },
  '@media': {
    [above('wide')]: { selectors: { [`${wideCard}:not(${reversedCard}) > &&`]: { order: 0 } } },
    [upTo('menu')]: {
      selectors: {
        [`${mediumCard} > &`]: { position: 'absolute', right: 0, width: '42%', aspectRatio: '1' },
      },
    },
    [upTo('tablet')]: { selectors: { [`${largeCard} > &`]: { minHeight: 'max(300px,66vw)', order: -1 } } },
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
