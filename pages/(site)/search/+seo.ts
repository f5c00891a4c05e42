import type { PageContext } from 'vike/types';
import { search } from '../../../content/search';
import type { Seo } from '../../../domain/seo';
import type { SearchData } from './+data';

/** A search is nobody else's page. */
export default ({ data, stored }: PageContext): Seo => {
  const { q } = data as SearchData;
  const { title, customTitle, ...seo } = { customTitle: undefined, ...search.seo, ...stored?.seo };
  if (!q) return { ...seo, title, ...(customTitle && { customTitle }) };
  return { ...seo, title: `${title}: ${q}` };
};
