import type { PageContextServer } from 'vike/types';
import { createBreadcrumbList } from '../../../content/structured-data';
import { casePath, screens } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import type { CasesData } from './+data';

/** Returns breadcrumbs and the listed cases as links. */
export default (pageContext: PageContextServer) => {
  const siteUrl = pageContext.siteUrl ?? PRERENDER_ORIGIN;
  const { items } = pageContext.data as CasesData;
  return [
    createBreadcrumbList(siteUrl, pageContext.stored?.crumbs ?? []),
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: 'Case studies',
      url: `${siteUrl}${screens.cases.path}`,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: items.map(({ slug, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: `${siteUrl}${casePath(slug)}`,
        })),
      },
    },
  ];
};
