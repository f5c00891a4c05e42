import type { PageContextServer } from 'vike/types';
import { DRAWN_PLACE } from '../../domain/drawn-page';

/**
 * Passes on the rendered HTML separately from its document, because searching the document several times costs a
 * tenth of the render.
 */
export function onAfterRenderHtml(pageContext: PageContextServer): void {
  const { pageHtmlString, frame, isPrerendering } = pageContext;
  if (pageHtmlString === undefined) return;
  const html = frame ? frame.into(pageHtmlString) : pageHtmlString;
  pageContext.pageHtmlString = isPrerendering ? html : DRAWN_PLACE;
  if (!isPrerendering) pageContext.drawn = html;
}
