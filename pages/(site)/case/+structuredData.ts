import type { PageContextServer } from 'vike/types';
import { agency, breadcrumbList } from '../../../content/structured-data';
import { casePath } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { itemCrumbs } from '../screen-crumbs';
import type { CaseData } from './case-data';

/** The way here, and the case as schema.org/Article. */
export default (pageContext: PageContextServer) => {
  const siteUrl = pageContext.siteUrl ?? PRERENDER_ORIGIN;
  const { project } = pageContext.data as CaseData;
  const { src } = project.img_preview;
  const image = src.startsWith('/') ? `${siteUrl}${src}` : src;
  return [
    breadcrumbList(siteUrl, itemCrumbs('cases', project.title)),
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
      author: agency(siteUrl),
      publisher: agency(siteUrl),
    },
  ];
};
