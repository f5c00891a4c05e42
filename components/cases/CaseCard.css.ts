import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { above, reducedMotion, upTo } from '../../styles/breakpoints';
import { frame, textPadding } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { vars } from '../../styles/tokens.css';
import { hoverStyle } from '../ui/Button.css';

const PITCH = `(min(100vw,${vars.frame}) - 2*${textPadding} + ${vars.colGap})/12`;
const largePadding = 'clamp(24px,4.2vw,64px)';
const mediumPadding = 'clamp(24px,2.6vw,36px)';

/** Spaces beside the text. */
const left = createVar();
const right = createVar();
/** Corner of the picture that the figure covers, and the spaces beside the figure. */
const corner = createVar();
const figurePadding = createVar();
/** Width in em of the figure with its unit. */
export const figureWidth = createVar();

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

export const card = style({
  vars: {
    [left]: textPadding,
    [right]: textPadding,
    [corner]: 'end start',
    [figurePadding]: `${left} .2em`,
  },
  position: 'relative',
  display: 'grid',
  gridTemplate: '"art" auto "words" 1fr/minmax(0,1fr)',
  minWidth: 0,
});

/** The picture left of the text, so that the figure is left of its note. */
const split = {
  vars: { [left]: largePadding, [right]: textPadding, [corner]: 'start end', [figurePadding]: '.2em 0' },
  gridTemplate: '"art words"/minmax(0,7fr) minmax(0,5fr)',
} as const;
/** The right card of a pair. */
const second = { vars: { [left]: largePadding, [right]: textPadding } };

export const largeCard = style([
  card,
  {
    gridColumn: '1/-1',
    '@media': {
      [above('tablet')]: { ...split, minHeight: 'clamp(680px,47vw,1056px)' },
    },
  },
]);
/** The picture is as wide as the poster. */
export const climaxCard = style([card, { gridColumn: '1/-1' }]);
export const mediumCard = style([
  card,
  {
    '@media': {
      [above('menu')]: { vars: { [right]: mediumPadding } },
      [upTo('menu')]: { borderTop: `1px solid ${roles.line}` },
    },
  },
]);
/** The picture below the text. The figure lies half on the text, left of its note. */
const low = {
  vars: { [corner]: 'start' },
  gridTemplate: '"words words" 1fr "art art" auto/auto minmax(0,1fr)',
} as const;
export const lowCard = style([
  mediumCard,
  { '@media': { [above('menu')]: { ...low, vars: { ...low.vars, ...second.vars } } } },
]);
/** The only card in its row is divided like a large card. */
export const wideCard = style([
  mediumCard,
  {
    gridColumn: '1/-1',
    '@media': { [above('wide')]: split },
  },
]);
/** In a list of pairs, which is a carousel in narrower windows. */
export const tile = style([
  mediumCard,
  { '@media': { [above('menu')]: { selectors: { 'li:nth-child(even) > &': second } } } },
]);
export const lowTile = style([tile, { '@media': { [above('menu')]: low } }]);
export const wideTile = style([tile, { '@media': { [above('menu')]: split } }]);

export const figure = style([
  text.figure,
  {
    gridArea: 'art',
    placeSelf: corner,
    zIndex: 1,
    paddingBlock: '.14em .08em',
    paddingInline: figurePadding,
    background: roles.bg,
    fontSize: `min(clamp(6rem,11vw,11rem),84vw/${figureWidth})`,
    whiteSpace: 'nowrap',
    selectors: { [`${climaxCard} > &`]: { fontSize: `min(clamp(6rem,20vw,20rem),84vw/${figureWidth})` } },
    '@media': {
      [above('menu')]: {
        fontSize: `min(11vw,11rem,28vw/${figureWidth})`,
        selectors: {
          [`:is(${lowCard},${lowTile}) > &`]: { gridArea: '2/1', marginTop: '-.56em', paddingTop: '.1em' },
        },
      },
      [above('tablet')]: {
        selectors: { [`${largeCard} > &`]: { fontSize: `min(15vw,15rem,44vw/${figureWidth})` } },
      },
    },
  },
]);
export const unit = style({ fontSize: '.34em', letterSpacing: 0, wordSpacing: '.18em' });

export const copy = style({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${mediumPadding} ${right} ${mediumPadding} ${left}`,
});
export const copyLow = style([
  copy,
  {
    '@media': {
      [above('menu')]: {
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        gridTemplateRows: 'repeat(4,auto) 1fr',
        placeItems: 'start',
        minHeight: 440,
        paddingBottom: 20,
      },
    },
  },
]);
export const copyLarge = style([copy, { '@media': { [above('tablet')]: { paddingBlock: largePadding } } }]);
/** The whole note is beside the title. */
export const copyClimax = style([
  copyLarge,
  {
    '@media': {
      [above('tablet')]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
        columnGap: largePadding,
        placeItems: 'start',
      },
    },
  },
]);
export const note = style({
  maxWidth: '28ch',
  paddingBottom: 28,
  fontSize: vars.size.lead,
  lineHeight: 1.3,
  textWrap: 'balance',
});
// The titles of paired tiles are level, and so are their buttons.
globalStyle(`:not(${tile}) > * > ${note} + *`, { marginTop: 'auto' });
globalStyle(`${copyLow} > *`, { '@media': { [above('menu')]: { gridColumn: '1/-1' } } });
globalStyle(`${copyLow} > ${note}`, {
  '@media': { [above('menu')]: { gridArea: '5/2', alignSelf: 'end', padding: '64px 0 0' } },
});
globalStyle(`${copyClimax} > *`, { '@media': { [above('tablet')]: { gridColumn: 2 } } });
globalStyle(`${copyClimax} > ${note}`, { '@media': { [above('tablet')]: { gridArea: '1/1/span 6' } } });
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

export const heading = style({
  marginTop: 16,
  maxWidth: '38ch',
  color: roles.muted,
  selectors: { [`${tile} &`]: { marginBottom: 'auto' } },
});

export const decorativeButton = style({
  alignSelf: 'flex-start',
  marginTop: 24,
  zIndex: 2,
  pointerEvents: 'none',
  selectors: { [`${card}:hover &, ${card}:focus-within &`]: hoverStyle },
});

export const art = style({
  gridArea: 'art',
  position: 'relative',
  overflow: 'hidden',
  selectors: {
    [`${mediumCard} > &`]: { minHeight: 'clamp(260px,37.5vw,540px)' },
    [`${tile} > &`]: { minHeight: 'clamp(260px,25vw,440px)' },
    [`${climaxCard} > &`]: { minHeight: 'max(300px,44vw)' },
  },
  '@media': { [upTo('tablet')]: { selectors: { [`${largeCard} > &`]: { minHeight: 'max(300px,66vw)' } } } },
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
