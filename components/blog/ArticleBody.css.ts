import { globalStyle, style } from '@vanilla-extract/css';
import { on, roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette, tall, vars } from '../../styles/tokens.css';

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
  ...tall,
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
