import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { above } from '../../styles/breakpoints';
import { textPadding } from '../../styles/layout.css';
import { on, roles } from '../../styles/surfaces.css';
import { imageCaption, text } from '../../styles/text.css';
import { palette, vars } from '../../styles/tokens.css';

const FONT_SIZE = `max(clamp(1.0625rem,1rem + .3vw,1.1875rem),${vars.size.body})`;

/**
 * Returns a code block's edge shadow (`scroll`), or the cover (`local`) that hides it at the end of the scroll range.
 */
const createEdgeShadow = (side: 'left' | 'right', attachment: 'local' | 'scroll') =>
  attachment === 'local'
    ? `linear-gradient(${palette.black} 0 0) ${side}/40px 100% no-repeat local`
    : `linear-gradient(to ${side},transparent,${palette.grey600}) ${side}/24px 100% no-repeat scroll`;

export const body = style({ minWidth: 0, fontSize: FONT_SIZE, lineHeight: 1.62 });
globalStyle(`${body} > * + *`, { marginTop: '1.15em' });
/** Enlarges the first paragraph of the article. */
export const article = style([body]);
globalStyle(`${article} > :not(figure)`, { maxWidth: vars.measure });
globalStyle(`${article} > p:first-child`, {
  fontSize: vars.size.h3,
  fontWeight: 480,
  lineHeight: 1.28,
  letterSpacing: '-.015em',
});
export const heading = style([
  text.h2,
  { fontSize: 'clamp(1.625rem,1.3rem + 1.2vw,2.25rem)', lineHeight: 1.12 },
]);
export const subheading = style([text.h3, { fontSize: 'clamp(1.1875rem,1.1rem + .4vw,1.375rem)' }]);
globalStyle(`${body} > :is(${heading},${subheading}) + *`, { marginTop: '.75em' });
globalStyle(`${body} > * + :is(${heading},${subheading})`, { marginTop: '1.8em' });

/** Styles elements by name, because sanitised HTML has no classes. */
export const richText = style({});
globalStyle(`${richText} > * + *`, { marginTop: '1.15em' });
globalStyle(`${richText} a`, {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
});
globalStyle(`${richText} a:hover`, { textDecorationThickness: '2px', color: roles.accent });
globalStyle(`${richText} :is(strong,b)`, { fontWeight: 600 });
globalStyle(`${richText} ul, ${richText} ol`, { paddingLeft: 26 });
globalStyle(`${richText} li`, { position: 'relative', marginTop: '.5em' });
globalStyle(`${richText} ul > li::before`, {
  content: '',
  position: 'absolute',
  left: -26,
  top: '.52em',
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: palette.red,
});
globalStyle(`${richText} ol`, { counterReset: 'item' });
globalStyle(`${richText} ol > li`, { counterIncrement: 'item' });
globalStyle(`${richText} ol > li::before`, {
  content: 'counter(item)',
  position: 'absolute',
  left: -26,
  fontWeight: 600,
  fontStretch: vars.width.tall,
  color: roles.accent,
});
globalStyle(`${richText} code`, {
  padding: '.1em .3em',
  background: palette.grey100,
  fontFamily: 'ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace',
  fontSize: '.86em',
  overflowWrap: 'anywhere',
});
globalStyle(`${richText} pre`, {
  padding: '20px 24px',
  overflowX: 'auto',
  background: `${createEdgeShadow('left', 'local')},${createEdgeShadow('right', 'local')},${createEdgeShadow('left', 'scroll')},${createEdgeShadow('right', 'scroll')},${palette.black}`,
  color: palette.white,
  lineHeight: 1.5,
  tabSize: 2,
});
globalStyle(`${richText} pre code`, { padding: 0, background: 'none', overflowWrap: 'normal' });
globalStyle(`${richText} pre`, { '@media': { print: { whiteSpace: 'pre-wrap', border: '1px solid' } } });

globalStyle(`${richText} > div`, { overflowX: 'auto' });
globalStyle(`${richText} table`, { borderCollapse: 'collapse', fontSize: '.9em' });
globalStyle(`${richText} :is(caption,th,td)`, {
  padding: '.6em 1.2em .6em 0',
  borderBottom: `1px solid ${roles.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
});

export const quote = style([
  on.white,
  {
    padding: '4px 0 4px 28px',
    borderLeft: `8px solid ${palette.red}`,
    fontSize: 'clamp(1.625rem,1rem + 2.3vw,3rem)',
    fontStretch: '112%',
    fontWeight: 540,
    lineHeight: 1.14,
    letterSpacing: '-.02em',
    textWrap: 'balance',
  },
]);
globalStyle(`${body} > * + ${quote}, ${body} > ${quote} + *`, { marginTop: '1.4em' });

/**
 * On the page of an article in wide windows, headings hang left of the text, and quotes start there too.
 */
const inWide = (rule: NonNullable<GlobalStyleRule['@media']>[string]) => ({
  '@media': { [above('toc')]: rule },
});
const fullWidth = { gridColumn: '1/-1', maxWidth: 'none' };
export const page = style([
  article,
  {
    fontSize: 'clamp(1.0625rem,.9rem + .42vw,1.3125rem)',
    ...inWide({ display: 'grid', gridTemplateColumns: 'minmax(0,3fr) minmax(0,7fr)' }),
  },
]);
globalStyle(`${page} > *`, inWide({ gridColumn: 2 }));
globalStyle(`${page} > p,${page} > div`, { maxWidth: '37em' });
globalStyle(`${page} > :is(${quote},${heading},${heading} + *,${subheading},p:first-child,:has(> pre))`, {
  maxWidth: 'none',
});
globalStyle(`${page} > ${heading} + :is(p,div)`, { paddingRight: 'max(0px,100% - 37em)' });
globalStyle(`${page} > :is(${quote},figure)`, inWide(fullWidth));
globalStyle(
  `${page} > p:first-child`,
  inWide({ marginBlock: '.6em 1em', fontSize: 'clamp(1.75rem,.7rem + 1.6vw,2.5rem)', lineHeight: 1.2 }),
);
globalStyle(`${page} > ${heading}`, {
  paddingTop: '.6em',
  borderTop: `1px solid ${roles.edge}`,
  // Below the bar of chapters.
  scrollMarginTop: 80,
  ...inWide({ gridColumn: 1, paddingRight: 32 }),
});
globalStyle(
  `${page} > ${heading},${page} > ${heading} + :not(figure,${quote})`,
  inWide({ marginTop: 'clamp(56px,5vw,88px)', paddingTop: 24, borderTop: `1px solid ${roles.edge}` }),
);

/** Lists of two to four items that begin in bold are columns below the text. */
const cells = `${page} > div:has(> :only-child > li + li:last-child > strong:first-child):has(li:first-child > strong:first-child):not(:has(li:nth-child(5)))`;
const columns = { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' };
globalStyle(cells, inWide({ ...fullWidth, paddingBlock: '1.6em' }));
globalStyle(`${cells} > *`, inWide({ ...columns, columnGap: vars.colGap, padding: 0 }));
globalStyle(`${cells} > * > li`, inWide({ margin: 0, paddingTop: 28, borderTop: `1px solid ${roles.edge}` }));
globalStyle(
  `${cells} > ul > li::before`,
  inWide({ inset: '-4px auto auto 0', width: 72, height: 8, borderRadius: 0 }),
);
globalStyle(
  `${cells} > ol > li::before`,
  inWide({ position: 'static', display: 'block', fontSize: '5em', lineHeight: 1 }),
);
globalStyle(
  `${cells} > * > li > strong:first-child`,
  inWide({ display: 'block', marginBottom: '.4em', fontSize: vars.size.h3, lineHeight: 1.14 }),
);

/** Extends to both edges of the window. */
export const figure = style({ marginInline: `calc(-1*${textPadding})` });
/** The first quote crosses the whole window. */
const isPoster = `${page} > ${quote}:not(${quote} ~ *)`;
globalStyle(isPoster, {
  margin: `clamp(56px,6vw,96px) calc(-1*${textPadding})`,
  padding: `clamp(56px,7vw,112px) ${textPadding}`,
  borderLeft: 0,
  fontSize: 'clamp(2.25rem,1rem + 5.2vw,6rem)',
  lineHeight: 1.04,
  letterSpacing: '-.032em',
  '@media': { screen: { background: palette.red, color: palette.white } },
});
globalStyle(`${isPoster} + *,${isPoster} + ${heading} + *`, { paddingTop: 0, borderTop: 0 });
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
