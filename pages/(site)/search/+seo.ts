import type { PageContext } from 'vike/types';
import type { Seo } from '../../../domain/seo';
import type { SearchData } from './+data';

/** Excludes searches from search engines. */
export default ({ data, stored }: PageContext): Seo => {
  const { q } = data as SearchData;
  const { title = '', customTitle, description = '' } = stored?.seo ?? {};
  const seo = { description, noindex: true };
  return q ? { ...seo, title: `${title}: ${q}` } : { ...seo, title, ...(customTitle && { customTitle }) };
};
