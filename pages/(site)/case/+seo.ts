import type { PageContext } from 'vike/types';
import { ogImagePath, type Seo } from '../../../domain/seo';
import type { CaseData } from './case-data';

export default (pageContext: PageContext): Seo => {
  const { item } = pageContext.data as CaseData;
  return {
    title: item.title,
    customTitle: item.meta_title,
    description: item.meta_description || item.heading || item.description,
    image: ogImagePath('case', item.slug),
    type: 'article',
  };
};
