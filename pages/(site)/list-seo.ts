import { META_DESCRIPTION_MAX } from '../../domain/limits';
import { cutDescription } from '../../domain/meta';
import type { ListState } from '../../domain/paths';
import type { Seo } from '../../domain/seo';

const NOTHING: Seo = { title: '', description: '' };

/** What a page of a list says of itself. Filters and loaded pages are states of one page: its address leaves them out. */
export function seoOfList(seo: Seo = NOTHING, { from, to }: ListState): Seo {
  const page = from === to && from > 1 ? `, page ${from}` : '';
  return {
    ...seo,
    title: `${seo.title}${page}`,
    description: page ? withPage(seo.description, page) : seo.description,
    ...(seo.customTitle && { customTitle: `${seo.customTitle}${page}` }),
  };
}

/** A long description is cut before the page, or all pages would have the same. */
function withPage(description: string, page: string): string {
  if (description.length + page.length <= META_DESCRIPTION_MAX)
    return description.replace(/\.?$/, end => `${page}${end}`);
  return `${cutDescription(description, META_DESCRIPTION_MAX - page.length - 1)}…${page}`;
}
