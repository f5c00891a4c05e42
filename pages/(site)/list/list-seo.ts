import { META_DESCRIPTION_MAX } from '../../../domain/limits';
import { truncateDescription } from '../../../domain/meta';
import type { ListState } from '../../../domain/paths';
import type { Seo } from '../../../domain/seo';

const EMPTY_SEO: Seo = { title: '', description: '' };

/** Omits filters and loaded pages from the canonical URL, because they are states of the same page. */
export function getListSeo(seo: Seo = EMPTY_SEO, { from, to }: ListState): Seo {
  const pageSuffix = from === to && from > 1 ? `, page ${from}` : '';
  return {
    ...seo,
    title: `${seo.title}${pageSuffix}`,
    description: pageSuffix ? addPageNumber(seo.description, pageSuffix) : seo.description,
    ...(seo.customTitle && { customTitle: `${seo.customTitle}${pageSuffix}` }),
  };
}

/** Truncates the description before adding the page number, so that pages differ. */
function addPageNumber(description: string, pageSuffix: string): string {
  if (description.length + pageSuffix.length <= META_DESCRIPTION_MAX)
    return description.replace(/\.?$/, fullStop => `${pageSuffix}${fullStop}`);
  return `${truncateDescription(description, META_DESCRIPTION_MAX - pageSuffix.length - 1)}…${pageSuffix}`;
}
