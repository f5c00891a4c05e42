import type { DbOrTransaction } from '../../db/connection';
import { getStoredPaths, type StoredPaths } from '../../db/pages';
import { findKnownSlugs } from '../../db/slugs';
import type { KindName } from '../../domain/kinds';
import {
  feeds,
  findAliasTarget,
  isAdminPath,
  isApiPath,
  isScreenPath,
  parseItemPath,
  uploadsBase,
} from '../../domain/paths';
import type { Redirects } from '../../domain/redirects';
import { readRedirects } from '../site/read-redirects';

/** Returns the paths without a page, a resource or a working redirect. @param candidates normalised paths. */
export async function findDeadPaths(db: DbOrTransaction, candidates: readonly string[]): Promise<string[]> {
  const uniquePaths = [...new Set(candidates)];
  if (uniquePaths.length === 0) return [];
  const stored = await getStoredPaths(db);
  const redirects = await readRedirects(db);
  const targets = new Map(uniquePaths.map(path => [path, findTarget(path, stored, redirects)]));
  const live = await readLivePaths(
    db,
    [...uniquePaths, ...targets.values()].filter(path => path !== undefined),
    stored,
  );
  return uniquePaths.filter(path => {
    const target = targets.get(path);
    return !live.has(path) && !(target && (live.has(target) || !target.startsWith('/')));
  });
}

/** Returns the paths of pages, items (also by old slugs) and other resources. @param candidates normalised paths. */
export async function findLivePaths(db: DbOrTransaction, candidates: Iterable<string>): Promise<string[]> {
  return [...(await readLivePaths(db, [...candidates], await getStoredPaths(db)))];
}

/** Matches list pages with any number, because the last page changes with every item. */
const LIST_PAGE = /^\/(?:cases|blog)\/page\/\d{1,6}$/;
/** Accepts any upload path, because images are checked where items use them. */
const isOtherResource = (path: string) =>
  isApiPath(path) ||
  isAdminPath(path) ||
  path.startsWith(`${uploadsBase}/`) ||
  path === '/sitemap.xml' ||
  feeds.some(feed => feed.path === path) ||
  LIST_PAGE.test(path);

/** Finds the target of an alias, a former page path or a redirect. */
function findTarget(path: string, stored: StoredPaths, redirects: Redirects): string | undefined {
  const to = findAliasTarget(path) ?? stored.oldPaths.get(path) ?? redirects.resolve(path)?.to;
  return to?.split(/[?#]/)[0];
}

async function readLivePaths(
  db: DbOrTransaction,
  paths: readonly string[],
  stored: StoredPaths,
): Promise<Set<string>> {
  const live = new Set<string>();
  const slugsByKind = new Map<KindName, Map<string, string>>();
  for (const path of paths) {
    const item = parseItemPath(path);
    if (item) slugsByKind.set(item.kind, (slugsByKind.get(item.kind) ?? new Map()).set(item.slug, path));
    else if (
      stored.pages.has(path) ||
      (isScreenPath(path) && !stored.gonePaths.has(path)) ||
      isOtherResource(path)
    )
      live.add(path);
  }
  for (const [kind, bySlug] of slugsByKind)
    for (const slug of await findKnownSlugs(db, kind, [...bySlug.keys()])) live.add(bySlug.get(slug) ?? '');
  return live;
}
