import type { PageContextServer } from 'vike/types';
import { breadcrumbList } from '../../../content/structured-data';
import { casePath } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import type { CaseData } from './case-data';
import { crumbsOf } from './crumbs';

/** The way here, and the case as schema.org/Article. */
export default (pageContext: PageContextServer) => {
  const siteUrl = pageContext.siteUrl ?? PRERENDER_ORIGIN;
  const { project } = pageContext.data as CaseData;
  const { src } = project.img_preview;
  const image = src.startsWith('/') ? `${siteUrl}${src}` : src;
  const agency = { '@id': `${siteUrl}/#organization` };
  return [
    breadcrumbList(siteUrl, crumbsOf(project.title)),
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: project.title,
      description: project.heading || project.description,
      articleSection: project.domain,
      keywords: project.tag.join(', '),
      ...(image.startsWith('http') && { image }),
      url: `${siteUrl}${casePath(project.slug)}`,
      datePublished: project.createdAt,
      dateModified: project.updatedAt,
      author: agency,
      publisher: agency,
    },
  ];
};
