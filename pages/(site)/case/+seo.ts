import type { PageContext } from 'vike/types';
import { getOgImagePath, type Seo } from '../../../domain/seo';
import type { CaseData } from './case-data';

export default (pageContext: PageContext): Seo => {
  const { item } = pageContext.data as CaseData;
  return {
    title: item.title,
    customTitle: item.seo.title,
    description: item.seo.description || item.heading || item.description,
    image: getOgImagePath('case', item.slug),
    type: 'article',
  };
};
