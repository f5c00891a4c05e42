import type { StoredPaths } from '../../db/pages';

/** Returns whether staff replaced, moved or unpublished a prerendered page. */
export const isPageReplaced = ({ pages, gonePaths, oldPaths }: StoredPaths, path: string): boolean =>
  pages.has(path) || gonePaths.has(path) || oldPaths.has(path);
