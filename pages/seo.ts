import type { PageContext } from 'vike/types';
import type { Seo } from '../domain/seo';

/** What the page of this context says of itself. @throws when a page has no `+seo.ts`. */
export function seoOf(pageContext: PageContext): Seo {
  const { seo } = pageContext.config;
  if (seo === undefined) throw new Error(`The page at ${pageContext.urlPathname} says nothing of itself`);
  // Where it depends on what the page shows, the page itself reads its content.
  if (typeof seo === 'function') return seo(pageContext as Parameters<typeof seo>[0]);
  return pageContext.stored ? { ...(seo.noindex && { noindex: true }), ...pageContext.stored.seo } : seo;
}
