import { pageTitle } from '../../content/nav';
import { type ScreenName, screens } from '../../domain/paths';
import type { Crumb } from '../../domain/seo';

const home = () => ({ title: pageTitle('home'), href: screens.home.path });

/** The way from home to a screen right below it. */
export const screenCrumbs = (name: ScreenName): Crumb[] => [home(), { title: pageTitle(name) }];

/** The way from home over a list to one of its items. */
export const itemCrumbs = (list: ScreenName, title: string): Crumb[] => [
  home(),
  { title: pageTitle(list), href: screens[list].path },
  { title },
];
