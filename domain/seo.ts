import { formatPageTitle, truncateDescription } from './meta';
import { type ScreenName, screens } from './paths';
import type { SearchKind } from './search/kinds';
import { stripWordJoiners } from './unbroken';

/** A link to a parent page. The last breadcrumb is the current page, without `href`. */
export type Breadcrumb = { title: string; href?: string };

/** A page's metadata (rule 14). */
export type Seo = {
  title: string;
  description: string;
  /** Used unchanged, without the brand suffix. */
  customTitle?: string;
  noindex?: boolean;
  /** Path of the share image, relative to the site's origin. */
  image?: string;
  type?: 'website' | 'article';
  /** Publication time of an article, ISO 8601. */
  published?: string;
  modified?: string;
};

export const getDocumentTitle = (seo: Pick<Seo, 'title' | 'customTitle'>, brandSuffix: string) =>
  stripWordJoiners(formatPageTitle(seo, brandSuffix));
export const getDocumentDescription = (seo: Pick<Seo, 'description'>) =>
  truncateDescription(stripWordJoiners(seo.description));

/** Returns a share image's path, with the name in kebab case: `aiWeb` becomes `ai-web`. */
export const getOgImagePath = (kind: SearchKind, name: ScreenName | (string & {})) =>
  `/og/${kind}/${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.png`;

/** Size of share images in px. */
export const OG_IMAGE = { width: 1200, height: 630 } as const;

/** Returns a screen's image, or the home page's for other paths. */
export function getScreenImagePath(path: string): string {
  const screen = Object.entries(screens).find(([, { path: screenPath }]) => screenPath === path);
  return getOgImagePath('page', screen?.[0] ?? 'home');
}
