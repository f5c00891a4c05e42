import { getArticlePath, getBlogPath, getCasePath, getCasesPath, screens } from '../domain/paths';
import { getSearchPath } from '../domain/search/search-url';
import { slugify } from '../domain/slug';
import { longArticle } from './content/articles';
import { completeCase } from './content/cases';

/** Canonical paths, one for each kind of public page. */
export const publicPages: readonly string[] = [
  ...Object.values(screens).map(({ path }) => path),
  getCasesPath({ from: 2, to: 2, filters: [] }),
  getBlogPath({ from: 2, to: 2, filters: [] }),
  getSearchPath({ q: 'audit' }),
  getCasePath(slugify(completeCase.title)),
  getArticlePath(slugify(longArticle.title)),
];
