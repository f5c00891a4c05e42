import { META_DESCRIPTION_MAX } from '../../../domain/limits';
import { truncateDescription } from '../../../domain/meta';
import type { ListState } from '../../../domain/paths';
import type { Seo } from '../../../domain/seo';

const NOTHING: Seo = { title: '', description: '' };

/** Omits filters and loaded pages from the canonical URL, because they are states of the same page. */
export function getListSeo(seo: Seo = NOTHING, { from, to }: ListState): Seo {
  const page = from === to && from > 1 ? `, page ${from}` : '';
  return {
    ...seo,
    title: `${seo.title}${page}`,
    description: page ? addPageNumber(seo.description, page) : seo.description,
    ...(seo.customTitle && { customTitle: `${seo.customTitle}${page}` }),
  };
}

/** Truncates the description before adding the page number, so that pages differ. */
function addPageNumber(description: string, page: string): string {
  if (description.length + page.length <= META_DESCRIPTION_MAX)
    return description.replace(/\.?$/, end => `${page}${end}`);
  return `${truncateDescription(description, META_DESCRIPTION_MAX - page.length - 1)}…${page}`;
}
