import type { PageContext } from 'vike/types';
import type { Seo } from '../domain/seo';

/** What the page of this context says of itself. @throws when a page has neither a `+seo.ts` nor a landing. */
export function seoOf(pageContext: PageContext): Seo {
  const { landing, seo = landing?.seo } = pageContext.config;
  if (seo === undefined) throw new Error(`The page at ${pageContext.urlPathname} says nothing of itself`);
  // Where it depends on what the page shows, the page looks itself whether staff wrote something.
  if (typeof seo === 'function') return seo(pageContext as Parameters<typeof seo>[0]);
  return pageContext.stored ? { ...(seo.noindex && { noindex: true }), ...pageContext.stored.seo } : seo;
}
