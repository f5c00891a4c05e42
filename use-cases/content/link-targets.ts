import type { DbOrTransaction } from '../../db/connection';
import { getStoredPaths, type StoredPaths } from '../../db/pages';
import { findKnownSlugs } from '../../db/slugs';
import type { KindName } from '../../domain/kinds';
import { findNamedItem } from '../../domain/kinds/named-item';
import {
  feedPaths,
  findAliasTarget,
  isAdminPath,
  isApiPath,
  isScreenPath,
  uploadsBase,
} from '../../domain/paths';
import type { Redirects } from '../../domain/redirects';
import { readRedirects } from '../site/read-redirects';

/** Returns the paths that lead nowhere, directly or by a redirect. @param addresses normalised paths. */
export async function findDeadPaths(db: DbOrTransaction, addresses: readonly string[]): Promise<string[]> {
  const uniquePaths = [...new Set(addresses)];
  if (uniquePaths.length === 0) return [];
  const stored = await getStoredPaths(db);
  const redirects = await readRedirects(db);
  const targets = new Map(uniquePaths.map(address => [address, findTarget(address, stored, redirects)]));
  const live = await readLivePaths(
    db,
    [...uniquePaths, ...targets.values()].filter(path => path !== undefined),
    stored,
  );
  return uniquePaths.filter(address => {
    const target = targets.get(address);
    return !live.has(address) && !(target && (live.has(target) || !target.startsWith('/')));
  });
}

/** Returns the paths of items, directly or by an old slug. @param addresses normalised paths. */
export async function findLivePaths(db: DbOrTransaction, addresses: Iterable<string>): Promise<string[]> {
  return [...(await readLivePaths(db, [...addresses], await getStoredPaths(db)))];
}

/** Matches a page of a list; the number of these pages changes with every item. */
const LIST_PAGE = /^\/(?:cases|blog)\/page\/\d{1,6}$/;
/** Returns whether a path is another resource that responds. Images are checked where they are used. */
const isOtherResource = (address: string) =>
  isApiPath(address) ||
  isAdminPath(address) ||
  address.startsWith(`${uploadsBase}/`) ||
  address === '/sitemap.xml' ||
  Object.values<string>(feedPaths).includes(address) ||
  LIST_PAGE.test(address);

/** Finds the target of a path without a page. */
function findTarget(address: string, stored: StoredPaths, redirects: Redirects): string | undefined {
  const to = findAliasTarget(address) ?? stored.oldPaths.get(address) ?? redirects.resolve(address)?.to;
  return to?.split(/[?#]/)[0];
}

async function readLivePaths(
  db: DbOrTransaction,
  paths: readonly string[],
  stored: StoredPaths,
): Promise<Set<string>> {
  const live = new Set<string>();
  const named = new Map<KindName, Map<string, string>>();
  for (const path of paths) {
    const item = findNamedItem(path);
    if (item) named.set(item.kind, (named.get(item.kind) ?? new Map()).set(item.slug, path));
    else if (
      stored.pages.has(path) ||
      (isScreenPath(path) && !stored.gone.has(path)) ||
      isOtherResource(path)
    )
      live.add(path);
  }
  for (const [kind, bySlug] of named)
    for (const slug of await findKnownSlugs(db, kind, [...bySlug.keys()])) live.add(bySlug.get(slug) ?? '');
  return live;
}
