import type { ListState } from '../../domain/paths';
import type { Seo } from '../../domain/seo';

const NOTHING: Seo = { title: '', description: '' };

/** What a page of a list says of itself. Filters and loaded pages are states of one page: its address leaves them out. */
export function seoOfList(seo: Seo = NOTHING, { from, to }: ListState): Seo {
  const page = from === to && from > 1 ? `, page ${from}` : '';
  return {
    ...seo,
    title: `${seo.title}${page}`,
    description: seo.description.replace(/\.?$/, end => `${page}${end}`),
    ...(seo.customTitle && { customTitle: `${seo.customTitle}${page}` }),
  };
}
