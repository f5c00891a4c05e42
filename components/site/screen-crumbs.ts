import { getPageTitle } from '../../domain/nav';
import { type ScreenName, screens } from '../../domain/paths';
import type { Breadcrumb } from '../../domain/seo';

const getHomeCrumb = () => ({ title: getPageTitle('home'), href: screens.home.path });

export const getScreenCrumbs = (name: ScreenName): Breadcrumb[] => [
  getHomeCrumb(),
  { title: getPageTitle(name) },
];

export const getItemCrumbs = (list: ScreenName, title: string): Breadcrumb[] => [
  getHomeCrumb(),
  { title: getPageTitle(list), href: screens[list].path },
  { title },
];
