import { globalStyle } from '@vanilla-extract/css';

/**
 * In print (rule 53), controls are hidden, and black and red fields are white. Screen-only components have
 * `data-screen-only`, which has no effect on the first screen.
 */
globalStyle('[data-screen-only]:not(:has(h1))', { '@media': { print: { display: 'none !important' } } });
globalStyle('body', { '@media': { print: { fontSize: '11pt', color: '#000' } } });
globalStyle('body *', {
  '@media': { print: { background: 'transparent !important', color: '#000 !important' } },
});
globalStyle('article a[href^="http"]::after', { '@media': { print: { content: '" (" attr(href) ")"' } } });
globalStyle('h2,h3', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('figure,blockquote', { '@media': { print: { breakInside: 'avoid' } } });
