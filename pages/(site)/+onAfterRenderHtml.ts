import type { PageContextServer } from 'vike/types';
import { BODY_PLACEHOLDER } from '../../domain/drawn-page';

/**
 * Passes on the page's HTML separately from the document, because searching the whole document several times would take
 * a tenth of the render time.
 */
export function onAfterRenderHtml(pageContext: PageContextServer): void {
  const { pageHtmlString, frame, isPrerendering } = pageContext;
  if (pageHtmlString === undefined) return;
  const html = frame ? frame.insertInto(pageHtmlString) : pageHtmlString;
  pageContext.pageHtmlString = isPrerendering ? html : BODY_PLACEHOLDER;
  if (!isPrerendering) pageContext.drawn = html;
}
