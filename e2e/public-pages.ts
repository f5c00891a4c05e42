import { articlePath, blogPath, casePath, casesPath, screens } from '../domain/paths';
import { searchPath } from '../domain/search/address';

/** A page of every kind that the public site has, at its canonical address. */
export const publicPages: readonly string[] = [
  ...Object.values(screens).map(({ path }) => path),
  casesPath({ from: 2, to: 2, filters: [] }),
  blogPath({ from: 2, to: 2, filters: [] }),
  searchPath({ q: 'audit' }),
  casePath('nodefy'),
  articlePath('sqlite-in-production-with-the-receipts'),
];
