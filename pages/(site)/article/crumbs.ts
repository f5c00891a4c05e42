import { screens } from '../../../domain/paths';
import type { Crumb } from '../../../domain/seo';

/** Home / Blog / the article, for the page and for its structured data. */
export const crumbsOf = (title: string): readonly Crumb[] => [
  { title: screens.home.title, href: screens.home.path },
  { title: screens.blog.title, href: screens.blog.path },
  { title },
];
