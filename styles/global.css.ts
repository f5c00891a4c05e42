import { globalStyle } from '@vanilla-extract/css';
import { roles } from './surfaces.css';
import { vars } from './tokens.css';

globalStyle('*,*::before,*::after', { boxSizing: 'border-box' });
globalStyle('html', { scrollPaddingTop: `calc(${vars.header} + 24px)`, WebkitTextSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  background: roles.bg,
  color: roles.fg,
  fontFamily: vars.font,
  fontSize: vars.size.body,
  lineHeight: 1.55,
  fontStretch: vars.width.text,
  // Rounded letter widths at a pixel ratio of 1 would make the narrow word spaces even narrower.
  textRendering: 'geometricPrecision',
  wordSpacing: '.04rem',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  /* Avoids a single word on the last line. */
  textWrap: 'pretty',
});
globalStyle('h1,h2,h3,h4,h5,p,ul,ol,dl,dd,figure,blockquote,fieldset,pre', { margin: 0, padding: 0 });
globalStyle('h1,h2,h3,h4,h5', { fontSize: 'inherit', fontWeight: 'inherit' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('ul,ol', { listStyle: 'none' });
globalStyle('img,svg,video', { display: 'block', maxWidth: '100%' });
globalStyle('img,video', { height: 'auto' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button,input,textarea,select', {
  font: 'inherit',
  fontStretch: 'inherit',
  textRendering: 'inherit',
  wordSpacing: 'inherit',
  color: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle(':focus-visible', { outline: `2px solid ${roles.focus}`, outlineOffset: '3px' });
/* Focus set by script for screen readers needs no ring. */
globalStyle(':is(h1,h2,main,section,div)[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('[hidden]:not([hidden=until-found])', { display: 'none !important' });
