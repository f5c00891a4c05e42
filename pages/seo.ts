import type { PageContext } from 'vike/types';
import type { Seo } from '../domain/seo';

/** What the page of this context says of itself. @throws when a page forgot its `+seo.ts`. */
export function seoOf(pageContext: PageContext): Seo {
  const seo = pageContext.stored?.seo ?? pageContext.config.seo;
  if (seo === undefined) throw new Error(`The page at ${pageContext.urlPathname} has no +seo.ts`);
  return typeof seo === 'function' ? seo(pageContext as Parameters<typeof seo>[0]) : seo;
}
