import type { StoredPaths } from '../../db/pages';

/** Returns whether a prerendered page is outdated: replaced or unpublished by staff. */
export const isReplaced = ({ pages, gone, oldPaths }: StoredPaths, path: string): boolean =>
  pages.has(path) || gone.has(path) || oldPaths.has(path);
