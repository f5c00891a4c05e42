import { globalStyle } from '@vanilla-extract/css';

/** Paper (rule 53): what cannot be used on paper goes, black and red fields become white. Components that are
 *  for the screen only carry `data-screen-only`. */
globalStyle('[data-screen-only]', { '@media': { print: { display: 'none !important' } } });
globalStyle('body', { '@media': { print: { fontSize: '11pt', color: '#000' } } });
globalStyle('body *', {
  '@media': { print: { background: 'transparent !important', color: '#000 !important' } },
});
globalStyle('article a[href^="http"]::after', { '@media': { print: { content: '" (" attr(href) ")"' } } });
globalStyle('h2,h3', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('figure,blockquote', { '@media': { print: { breakInside: 'avoid' } } });
