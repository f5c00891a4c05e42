import { screens } from '../../../domain/paths';
import type { Crumb } from '../../../domain/seo';

/** Home / Cases / the case. */
export const crumbsOf = (title: string): Crumb[] => [
  { title: screens.home.title, href: screens.home.path },
  { title: screens.cases.title, href: screens.cases.path },
  { title },
];
