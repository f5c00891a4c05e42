import type { StoredPaths } from '../../db/pages';

/** Returns whether a prerendered page is outdated: replaced or unpublished by staff. */
export const isReplaced = ({ pages, gonePaths, oldPaths }: StoredPaths, path: string): boolean =>
  pages.has(path) || gonePaths.has(path) || oldPaths.has(path);
