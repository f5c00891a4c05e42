import { getPageTitle } from '../../domain/nav';
import { type ScreenName, screens } from '../../domain/paths';
import type { Crumb } from '../../domain/seo';

const getHomeCrumb = () => ({ title: getPageTitle('home'), href: screens.home.path });

/** Returns the breadcrumbs of a top-level screen. */
export const getScreenCrumbs = (name: ScreenName): Crumb[] => [getHomeCrumb(), { title: getPageTitle(name) }];

/** Returns the breadcrumbs of a list's item. */
export const getItemCrumbs = (list: ScreenName, title: string): Crumb[] => [
  getHomeCrumb(),
  { title: getPageTitle(list), href: screens[list].path },
  { title },
];
