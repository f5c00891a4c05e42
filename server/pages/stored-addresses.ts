import type { StoredPaths } from '../../db/pages';

/** Whether what the build made for an address does not hold: staff wrote in its place, or took it down. */
export const isWritten = ({ pages, gone, ways }: StoredPaths, path: string): boolean =>
  pages.has(path) || gone.has(path) || ways.has(path);
