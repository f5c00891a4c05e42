import type { PageContext } from 'vike/types';
import type { Seo } from '../domain/seo';

/** What the page of this context says of itself. @throws when a page forgot its `+seo.ts`. */
export function seoOf(pageContext: PageContext): Seo {
  const { seo } = pageContext.config;
  if (seo === undefined) throw new Error(`The page at ${pageContext.urlPathname} has no +seo.ts`);
  // Where it depends on what the page shows, the page looks itself whether staff wrote something.
  if (typeof seo === 'function') return seo(pageContext as Parameters<typeof seo>[0]);
  return pageContext.stored ? { ...(seo.noindex && { noindex: true }), ...pageContext.stored.seo } : seo;
}
