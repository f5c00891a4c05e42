import { type ScreenName, screens } from '../../domain/paths';
import type { Crumb } from '../../domain/seo';

/** The way from home to a screen right below it. */
export const screenCrumbs = (name: ScreenName): Crumb[] => [
  { title: screens.home.title, href: screens.home.path },
  { title: screens[name].title },
];
