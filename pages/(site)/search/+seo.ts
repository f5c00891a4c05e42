import type { PageContext } from 'vike/types';
import { screens } from '../../../domain/paths';
import type { Seo } from '../../../domain/seo';
import type { SearchData } from './+data';

/** A search is nobody else's page. */
export default ({ data }: PageContext): Seo => {
  const { q } = data as SearchData;
  return {
    title: q ? `${screens.search.title}: ${q}` : screens.search.title,
    description: 'Cases, articles, services and people of the agency, by their words.',
    noindex: true,
  };
};
