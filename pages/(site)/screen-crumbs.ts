import { pageTitle } from '../../content/nav';
import { type ScreenName, screens } from '../../domain/paths';
import type { Crumb } from '../../domain/seo';

const getHomeCrumb = () => ({ title: pageTitle('home'), href: screens.home.path });

/** Returns the breadcrumbs of a top-level screen. */
export const getScreenCrumbs = (name: ScreenName): Crumb[] => [getHomeCrumb(), { title: pageTitle(name) }];

/** Returns the breadcrumbs of a list's item. */
export const getItemCrumbs = (list: ScreenName, title: string): Crumb[] => [
  getHomeCrumb(),
  { title: pageTitle(list), href: screens[list].path },
  { title },
];
