import type { PageContextServer } from 'vike/types';
import { DRAWN_PLACE } from '../../domain/drawn-page';

/**
 * What was drawn is handed over beside its document, which the router and we look through several times: a tenth of what a
 * page costs.
 */
export function onAfterRenderHtml(pageContext: PageContextServer): void {
  const { pageHtmlString, frame, isPrerendering } = pageContext;
  if (pageHtmlString === undefined) return;
  const html = frame ? frame.into(pageHtmlString) : pageHtmlString;
  pageContext.pageHtmlString = isPrerendering ? html : DRAWN_PLACE;
  if (!isPrerendering) pageContext.drawn = html;
}
