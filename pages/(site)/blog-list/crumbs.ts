import { screens } from '../../../domain/paths';
import type { Crumb } from '../../../domain/seo';

/** Home / Blog, for the page and for its structured data. */
export const crumbs: readonly Crumb[] = [
  { title: screens.home.title, href: screens.home.path },
  { title: screens.blog.title },
];
