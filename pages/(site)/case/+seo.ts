import type { PageContext } from 'vike/types';
import { ogImagePath, type Seo } from '../../../domain/seo';
import type { CaseData } from './case-data';

export default (pageContext: PageContext): Seo => {
  const { project } = pageContext.data as CaseData;
  return {
    title: project.title,
    customTitle: project.meta_title,
    description: project.meta_description || project.heading || project.description,
    image: ogImagePath('case', project.slug),
    type: 'article',
  };
};
