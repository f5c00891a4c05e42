import { articlePath, blogPath, casePath, casesPath, screens } from '../domain/paths';
import { getSearchPath } from '../domain/search/search-url';
import { slugify } from '../domain/slug';
import { long } from './content/articles';
import { whole } from './content/cases';

/** Canonical paths, one for each kind of public page. */
export const publicPages: readonly string[] = [
  ...Object.values(screens).map(({ path }) => path),
  casesPath({ from: 2, to: 2, filters: [] }),
  blogPath({ from: 2, to: 2, filters: [] }),
  getSearchPath({ q: 'audit' }),
  casePath(slugify(whole.title)),
  articlePath(slugify(long.title)),
];
