import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { above } from '../../styles/breakpoints';
import { textPadding } from '../../styles/layout.css';
import { drawRuler } from '../../styles/ruler';
import { blackRoles, roles } from '../../styles/surfaces.css';
import { imageCaption } from '../../styles/text.css';
import { palette, tall, vars } from '../../styles/tokens.css';
import { article, body, heading, quote } from './ArticleBody.css';

/** In wide windows, a beam lies on the part being read, left of a ruler. */
const inWide = (rule: NonNullable<GlobalStyleRule['@media']>[string]) => ({
  '@media': { [above('menu')]: rule },
});
const inset = `calc(-1*${textPadding})`;
/** Extends to both edges of the window, above the beam. */
const bleed = {
  position: 'relative',
  zIndex: 1,
  gridColumn: '1/-1',
  maxWidth: 'none',
  marginInline: inset,
  background: palette.white,
} as const;
const ticks = (space: string) =>
  `repeating-linear-gradient(${roles.edge} 0 1px,transparent 0 ${space}) calc(30% - 36px)/`;
export const page = style([
  article,
  {
    counterReset: 'chapter',
    fontSize: 'clamp(1.0625rem,.9rem + .42vw,1.3125rem)',
    ...inWide({
      display: 'grid',
      gridTemplateColumns: 'minmax(0,3fr) minmax(0,7fr)',
      background: `${ticks('12px')}12px,${ticks('60px')}24px`,
      backgroundRepeat: 'repeat-y',
    }),
  },
]);
globalStyle(`${page}::before`, {
  content: '',
  display: 'block',
  height: 48,
  margin: `32px ${inset}`,
  background: palette.red,
  clipPath: 'polygon(0 49%,100% 0,100% 100%,0 51%)',
  ...inWide({
    gridArea: '1/1/span 999',
    position: 'sticky',
    top: 'calc(40vh - 6em)',
    height: '12em',
    margin: `0 48px 0 ${inset}`,
  }),
});
globalStyle(`${page} > *`, inWide({ gridColumn: 2 }));
globalStyle(`${page} > :is(p,div)`, { position: 'relative', maxWidth: '37em' });
globalStyle(`${page} > :is(${quote},${heading},p:first-child,:has(> pre))`, { maxWidth: 'none' });
globalStyle(`${page} > figure`, inWide(bleed));
globalStyle(
  `${page} > p:first-child`,
  inWide({ marginBlock: '.6em 1em', fontSize: 'clamp(1.75rem,.7rem + 1.6vw,2.5rem)', lineHeight: 1.2 }),
);
globalStyle(
  `${page} > [data-minute]::before`,
  inWide({
    content: 'attr(data-minute) " min"',
    position: 'absolute',
    right: 'calc(100% + 60px)',
    paddingInline: 10,
    // The beam passes below it.
    background: palette.white,
    fontSize: '1.5rem',
    ...tall,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  }),
);
/** The number of a chapter is left of the ruler, on the line of its heading. The beam passes behind it. */
const HEADING_SPACE = 'clamp(112px,14vw,208px)';
globalStyle(`${page} > ${heading}`, {
  counterIncrement: 'chapter',
  // Headings stop below the bar of chapters.
  ...inWide({ position: 'relative', marginTop: HEADING_SPACE, scrollMarginTop: 160, fontSize: vars.size.h2 }),
});
globalStyle(`${page} > ${heading}::before`, {
  content: ['counter(chapter)', 'counter(chapter) / ""'],
  display: 'block',
  marginBottom: 16,
  fontSize: vars.size.figure,
  ...tall,
  lineHeight: 0.8,
  ...inWide({
    position: 'absolute',
    right: 'calc(100% + 60px)',
    bottom: '.06em',
    margin: 0,
    fontSize: `calc(1.7*${HEADING_SPACE})`,
    lineHeight: 0.72,
  }),
});

/** Lists of two to four items that begin in bold are a black band of columns. */
const cells = `${page} > div:has(> :only-child > li + li:last-child > strong:first-child):has(li:first-child > strong:first-child):not(:has(li:nth-child(5)))`;
globalStyle(cells, {
  ...bleed,
  marginBlock: '2em',
  padding: `clamp(48px,5vw,88px) ${textPadding}`,
  background: roles.bg,
  color: roles.fg,
  vars: blackRoles,
});
globalStyle(`${cells} + *`, { marginTop: '2em' });
globalStyle(`${cells} > *`, {
  display: 'grid',
  gap: `40px ${vars.colGap}`,
  padding: 0,
  ...inWide({ gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' }),
});
globalStyle(`${cells} > * > li`, { margin: 0, paddingTop: 40, background: drawRuler('0') });
globalStyle(`${cells} > ul > li::before`, { inset: '0 auto auto 0', width: 72, height: 12, borderRadius: 0 });
globalStyle(`${cells} > ol > li::before`, {
  position: 'static',
  display: 'block',
  marginBottom: 24,
  fontSize: vars.size.figure,
  lineHeight: 0.8,
  color: roles.fg,
});
globalStyle(`${cells} > * > li > strong:first-child`, {
  display: 'block',
  marginBottom: '.4em',
  fontSize: vars.size.h3,
  lineHeight: 1.14,
});

/** A table is a band with tall text. */
const table = `${page} > div:has(> div > table)`;
globalStyle(table, {
  ...bleed,
  marginBlock: '2em',
  paddingBlock: 'clamp(40px,5vw,88px)',
  background: palette.grey100,
});
globalStyle(`${table} > div`, { paddingInline: textPadding });
globalStyle(`${table} + *`, { marginTop: '2em' });
globalStyle(`${table} table`, { width: '100%', lineHeight: 1.2, whiteSpace: 'nowrap' });
globalStyle(`${table} caption`, { fontSize: vars.size.h3 });
globalStyle(`${table} td`, { fontSize: 'clamp(1.5rem,1rem + 1.6vw,2.5rem)', ...tall });

/** Extends to both edges of the window. */
export const figure = style({ marginInline: inset });
/** The first quote crosses the whole window. */
const isPoster = `${page} > ${quote}:not(${quote} ~ *)`;
globalStyle(isPoster, {
  ...bleed,
  marginBlock: 'clamp(56px,6vw,96px)',
  padding: `clamp(56px,7vw,112px) ${textPadding} 1.7em`,
  borderLeft: 0,
  fontSize: 'clamp(2.25rem,1rem + 5.2vw,6rem)',
  lineHeight: 1.04,
  letterSpacing: '-.032em',
  '@media': {
    screen: {
      background: `radial-gradient(circle at 100% 100%,${palette.white} .9em,transparent .92em),conic-gradient(from -90deg at 100% 100%,${palette.black} 5deg,${palette.red} 0)`,
      color: palette.white,
    },
  },
});
// An image joins the poster.
globalStyle(`${isPoster}:has(+ figure)`, { marginBottom: 0 });

globalStyle(`${body} > * + ${figure}, ${body} > ${figure} + *`, { marginTop: '2em' });
globalStyle(`${isPoster} + ${figure}`, { marginTop: 0 });
export const image = style({ width: '100%' });
export const caption = style([imageCaption, { marginInline: textPadding }]);

/** Marks the end of the article. */
globalStyle(`${page} > p:last-child::after`, {
  content: '',
  display: 'inline-block',
  width: '.7em',
  height: '.7em',
  marginLeft: '.5em',
  background: palette.black,
});
