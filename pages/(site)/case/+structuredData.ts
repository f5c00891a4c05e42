import type { PageContextServer } from 'vike/types';
import { agency, createBreadcrumbList } from '../../../content/structured-data';
import { casePath } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { getItemCrumbs } from '../screen-crumbs';
import type { CaseData } from './case-data';

/** Returns breadcrumbs and the case as schema.org/Article. */
export default (pageContext: PageContextServer) => {
  const siteUrl = pageContext.siteUrl ?? PRERENDER_ORIGIN;
  const { item } = pageContext.data as CaseData;
  const { src } = item.cover;
  const image = src.startsWith('/') ? `${siteUrl}${src}` : src;
  return [
    createBreadcrumbList(siteUrl, getItemCrumbs('cases', item.title)),
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: item.title,
      description: item.heading || item.description,
      articleSection: item.domain,
      keywords: item.tags.join(', '),
      ...(image.startsWith('http') && { image }),
      url: `${siteUrl}${casePath(item.slug)}`,
      datePublished: item.createdAt,
      dateModified: item.updatedAt,
      author: agency(siteUrl),
      publisher: agency(siteUrl),
    },
  ];
};
