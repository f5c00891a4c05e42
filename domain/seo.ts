import { formatPageTitle, truncateDescription } from './meta';
import { type ScreenName, screens } from './paths';
import { stripJoiners } from './unbroken';

/** One step of a breadcrumb; the last one, without `href`, is the page itself. */
export type Crumb = { title: string; href?: string };

/** What a page says of itself to browsers and search engines (rule 14). */
export type Seo = {
  title: string;
  description: string;
  /** Stands as it is, without the brand suffix. */
  customTitle?: string;
  noindex?: boolean;
  /** Address of the picture shown when the page is shared, below the site's origin. */
  image?: string;
  type?: 'website' | 'article';
  /** Of an article, ISO 8601. */
  published?: string;
  modified?: string;
};

export const getDocumentTitle = (seo: Pick<Seo, 'title' | 'customTitle'>, brandSuffix: string) =>
  stripJoiners(formatPageTitle(seo, brandSuffix));
export const getDocumentDescription = (seo: Pick<Seo, 'description'>) =>
  truncateDescription(stripJoiners(seo.description));

/** Address of a share picture, made by the server. Addresses are in lower case: `aiWeb` is `ai-web`. */
export const getOgImagePath = (kind: 'page' | 'case' | 'article', name: ScreenName | (string & {})) =>
  `/og/${kind}/${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.png`;

/** Size (px) of every share picture. */
export const OG_IMAGE = { width: 1200, height: 630 } as const;

/** The share picture of the screen at a path; of the home screen where there is none. */
export function getScreenImagePath(path: string): string {
  const screen = Object.entries(screens).find(([, { path: own }]) => own === path);
  return getOgImagePath('page', screen?.[0] ?? 'home');
}
