import type { Crumb } from '../../domain/seo';

/** A breadcrumb as schema.org/BreadcrumbList; the last step, the page itself, has no address. */
export const breadcrumbList = (siteUrl: string, crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    ...(href && { item: `${siteUrl}${href}` }),
  })),
});
