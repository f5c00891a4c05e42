import { globalStyle, style } from '@vanilla-extract/css';
import { above, reducedMotion, upTo } from '../../styles/breakpoints';
import { frame, textPadding } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { vars } from '../../styles/tokens.css';
import { hoverStyle } from '../ui/Button.css';

const PITCH = `(min(100vw,${vars.frame}) - 2*${textPadding} + ${vars.colGap})/12`;
const largePadding = 'clamp(24px,4.2vw,64px)';
const mediumPadding = 'clamp(24px,2.6vw,36px)';

/** Two medium cards per row, in the frame. In wide windows, the second text starts on the eighth of twelve columns. */
export const poster = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    '@media': {
      [above('wide')]: {
        gridTemplateColumns: `calc(${textPadding} + 7*${PITCH} - ${largePadding}) minmax(0,1fr)`,
      },
      [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' },
    },
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
      selectors: { [`${largeCard}&`]: { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)' } },
    },
  },
});

export const secondCard = style({});
/** A picture as wide as the poster, with the figure in it. */
export const climaxCard = style({
  '@media': {
    [above('tablet')]: {
      selectors: { [`${largeCard}&`]: { minHeight: 0, gridTemplateColumns: 'minmax(0,1fr)' } },
    },
  },
});

/** The whole image above the text. */
export const mediumCard = style([
  card,
  { gridTemplateRows: 'auto 1fr', '@media': { [upTo('menu')]: { borderTop: `1px solid ${roles.line}` } } },
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

export const copy = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

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
    [above('wide')]: { selectors: { [`${secondCard} > &&&`]: { paddingLeft: largePadding } } },
  },
});

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
export const titleMedium = style([text.h3, { marginTop: 10, fontSize: 'clamp(1.375rem,1rem + .9vw,2rem)' }]);

export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
  ':focus-visible': { outline: 0 },
  selectors: { '&:focus-visible::after': { outline: `3px solid ${roles.focus}`, outlineOffset: -8 } },
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
/** Height of the figure in the picture, in em. */
const CLIMAX_HEIGHT = 1.04;
globalStyle(`${climaxCard} > :first-child`, {
  '@media': {
    [above('tablet')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
      gridAutoFlow: 'dense',
      columnGap: largePadding,
      placeItems: 'start',
      padding: `${largePadding} ${textPadding}`,
    },
  },
});
globalStyle(`${climaxCard} > :first-child > *`, { '@media': { [above('tablet')]: { gridColumn: 2 } } });
globalStyle(`${climaxCard} ${figure}${figure}`, {
  '@media': {
    [above('tablet')]: {
      gridArea: '1/1/auto/-1',
      position: 'relative',
      margin: `calc(-${CLIMAX_HEIGHT}em - ${largePadding}) 0 ${largePadding} calc(-1*${textPadding})`,
      padding: `.12em .2em .08em ${textPadding}`,
      background: roles.bg,
      fontSize: 'clamp(9rem,20vw,20rem)',
    },
  },
});
globalStyle(`${climaxCard} ${figure}${figure} + *`, {
  '@media': {
    [above('tablet')]: {
      gridArea: '2/1/span 3',
      margin: 0,
      fontSize: vars.size.h2,
      lineHeight: 1.1,
      color: roles.fg,
    },
  },
});
// The facts and the button are below the figure's sentence.
globalStyle(`${climaxCard} ${figure} ~ :nth-last-child(-n+2)`, {
  '@media': { [above('tablet')]: { gridColumn: 1 } },
});
export const unit = style({ fontSize: '.34em', letterSpacing: 0, wordSpacing: '.18em' });

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
    [`${mediumCard} > &`]: { minHeight: 'clamp(260px,37.5vw,540px)', order: -1 },
  },
  '@media': {
    [above('tablet')]: { selectors: { [`${climaxCard} > &`]: { order: -1, aspectRatio: '9/4' } } },
    [above('wide')]: { selectors: { [`${wideCard}:not(${reversedCard}) > &&`]: { order: 0 } } },
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
