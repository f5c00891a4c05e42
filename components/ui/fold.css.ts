import { style } from '@vanilla-extract/css';
import { noScript } from '../../styles/breakpoints';
import { vars } from '../../styles/tokens.css';

const expanded = { gridTemplateRows: '1fr', visibility: 'inherit' } as const;

/**
 * Content that is animated through an inner element, because the library disables transitions of the content while
 * measuring. Closed content stays in the page for the browser's search (`hidden=until-found`).
 */
export const fold = style({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${vars.time.slide} ${vars.ease},content-visibility ${vars.time.slide} allow-discrete,visibility ${vars.time.slide}`,
  selectors: { '[data-state=open] > &': expanded, '&[hidden=until-found]': { visibility: 'inherit' } },
  '@media': { [noScript]: expanded, print: { ...expanded, contentVisibility: 'visible' } },
});
export const foldContent = style({ minHeight: 0, overflow: 'hidden' });
