import { cutDescription, pageTitle } from './meta';
import type { ScreenName } from './paths';

/** One step of a breadcrumb; the last one, without `href`, is the page itself. */
export type Crumb = { title: string; href?: string };

/** What a page says of itself to browsers and search engines (public-site §3 and §4). */
export type Seo = {
  title: string;
  description: string;
  /** Stands as it is, without the brand suffix. */
  customTitle?: string;
  noindex?: boolean;
  /** Address of the picture shown when the page is shared, below the site's origin. */
  image?: string;
  type?: 'website' | 'article';
};

export const documentTitle = (seo: Pick<Seo, 'title' | 'customTitle'>, brandSuffix: string) =>
  pageTitle(seo, brandSuffix);
export const documentDescription = (seo: Pick<Seo, 'description'>) => cutDescription(seo.description);

/** Address of a screen's share picture, made by the server. */
export const ogImagePath = (kind: 'page' | 'case' | 'article', name: ScreenName | (string & {})) =>
  `/og/${kind}/${name}.png`;
