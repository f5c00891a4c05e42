import type { PageContextServer } from 'vike/types';
import type { BuiltIn } from '../../content/built-in';
import { breadcrumbList } from '../../content/structured-data';
import { type ScreenName, screens } from '../../domain/paths';
import { PRERENDER_ORIGIN } from '../../domain/public-settings';
import { screenCrumbs } from './screen-crumbs';

type PageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

/** The sections that a page shows: those that staff wrote, else its own. */
export const sectionsShown = ({ stored }: Pick<PageContextServer, 'stored'>, own: BuiltIn): Shown[] =>
  (stored?.sections ?? own.sections) as unknown as Shown[];
type Shown = BuiltIn['sections'][number];

/**
 * Makes the `+structuredData` of a screen right below home: where it stands, and what kind of page it is.
 * @param details what else the page says of itself, given the site's origin.
 */
export const screenStructuredData =
  (
    name: ScreenName,
    type: PageType,
    details: (siteUrl: string, pageContext: PageContextServer) => object | undefined = () => undefined,
  ) =>
  (pageContext: PageContextServer): object[] => {
    const { siteUrl = PRERENDER_ORIGIN, stored } = pageContext;
    const crumbs = stored?.crumbs ?? screenCrumbs(name);
    return [
      breadcrumbList(siteUrl, crumbs),
      {
        '@context': 'https://schema.org',
        '@type': type,
        name: crumbs.at(-1)?.title,
        url: `${siteUrl}${screens[name].path}`,
        ...details(siteUrl, pageContext),
      },
    ];
  };
