import type { DbOrTransaction } from '../../db/connection';
import { getStoredPaths, type StoredPaths } from '../../db/pages';
import { findKnownSlugs } from '../../db/slugs';
import { listManagers } from '../../domain/colleague';
import type { KindName } from '../../domain/kinds';
import {
  feeds,
  findAliasTarget,
  getBookPath,
  isAdminPath,
  isApiPath,
  isScreenPath,
  parseItemPath,
  uploadsBase,
} from '../../domain/paths';
import type { Redirects } from '../../domain/redirects';
import { readRedirects } from '../site/read-redirects';

/**
 * Returns the paths without a page, a resource or a working redirect.
 * @param candidates normalised paths
 */
export async function findDeadPaths(db: DbOrTransaction, candidates: readonly string[]): Promise<string[]> {
  const uniquePaths = [...new Set(candidates)];
  if (uniquePaths.length === 0) return [];
  const storedPaths = await getStoredPaths(db);
  const redirects = await readRedirects(db);
  const targets = new Map(uniquePaths.map(path => [path, findRedirectTarget(path, storedPaths, redirects)]));
  const livePaths = await readLivePaths(
    db,
    [...uniquePaths, ...targets.values()].filter(path => path !== undefined),
    storedPaths,
  );
  return uniquePaths.filter(path => {
    const target = targets.get(path);
    return !livePaths.has(path) && !(target && (livePaths.has(target) || !target.startsWith('/')));
  });
}

/**
 * Returns the candidates that are paths of pages, items (also by old slugs) or other resources.
 * @param candidates normalised paths
 */
export async function listLivePaths(db: DbOrTransaction, candidates: Iterable<string>): Promise<string[]> {
  return [...(await readLivePaths(db, [...candidates], await getStoredPaths(db)))];
}

/** Matches list pages with any number, because the last page changes with every item. */
const LIST_PAGE_PATTERN = /^\/(?:cases|blog)\/page\/\d{1,6}$/;
/**
 * Returns whether a path is a resource other than a page or an item. Accepts any upload path, because images are
 * checked where items use them.
 */
const isOtherResource = (path: string) =>
  isApiPath(path) ||
  isAdminPath(path) ||
  path.startsWith(`${uploadsBase}/`) ||
  path === '/sitemap.xml' ||
  feeds.some(feed => feed.path === path) ||
  LIST_PAGE_PATTERN.test(path) ||
  listManagers().some(({ key }) => path === getBookPath(key));

/** Finds the target of an alias, a former page path or a redirect. */
function findRedirectTarget(
  path: string,
  storedPaths: StoredPaths,
  redirects: Redirects,
): string | undefined {
  const target = findAliasTarget(path) ?? storedPaths.oldPaths.get(path) ?? redirects.resolve(path)?.to;
  return target?.split(/[?#]/)[0];
}

async function readLivePaths(
  db: DbOrTransaction,
  paths: readonly string[],
  storedPaths: StoredPaths,
): Promise<Set<string>> {
  const livePaths = new Set<string>();
  const slugsByKind = new Map<KindName, Map<string, string>>();
  for (const path of paths) {
    const item = parseItemPath(path);
    if (item) slugsByKind.set(item.kind, (slugsByKind.get(item.kind) ?? new Map()).set(item.slug, path));
    else if (
      storedPaths.pages.has(path) ||
      (isScreenPath(path) && !storedPaths.gonePaths.has(path)) ||
      isOtherResource(path)
    )
      livePaths.add(path);
  }
  for (const [kind, pathsBySlug] of slugsByKind)
    for (const slug of await findKnownSlugs(db, kind, [...pathsBySlug.keys()]))
      livePaths.add(pathsBySlug.get(slug) ?? '');
  return livePaths;
}
