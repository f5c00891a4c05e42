import type { PageContext } from 'vike/types';
import type { Seo } from '../domain/seo';

/** @throws if the page has no `+seo.ts`. */
export function getSeo(pageContext: PageContext): Seo {
  const { seo } = pageContext.config;
  if (seo === undefined) throw new Error(`The page at ${pageContext.urlPathname} has no +seo.ts`);
  // A function computes metadata that depends on the page's data.
  if (typeof seo === 'function') return seo(pageContext as Parameters<typeof seo>[0]);
  return pageContext.stored ? { ...(seo.noindex && { noindex: true }), ...pageContext.stored.seo } : seo;
}
