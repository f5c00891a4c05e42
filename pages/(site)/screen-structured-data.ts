import type { PageContextServer } from 'vike/types';
import { breadcrumbList } from '../../content/structured-data';
import { type ScreenName, screens } from '../../domain/paths';
import { PRERENDER_ORIGIN } from '../../domain/public-settings';
import { screenCrumbs } from './screen-crumbs';

type PageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

/**
 * Makes the `+structuredData` of a screen right below home: where it stands, and what kind of page it is.
 * @param details what else the page says of itself, given the site's origin.
 */
export const screenStructuredData =
  (name: ScreenName, type: PageType, details: (siteUrl: string) => object = () => ({})) =>
  ({ siteUrl = PRERENDER_ORIGIN }: PageContextServer): object[] => [
    breadcrumbList(siteUrl, screenCrumbs(name)),
    {
      '@context': 'https://schema.org',
      '@type': type,
      name: screens[name].title,
      url: `${siteUrl}${screens[name].path}`,
      ...details(siteUrl),
    },
  ];
