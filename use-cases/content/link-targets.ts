import type { DbOrTransaction } from '../../db/connection';
import { getStoredPaths, type StoredPaths } from '../../db/pages';
import { findKnownSlugs } from '../../db/slugs';
import type { KindName } from '../../domain/kinds';
import { namedItem } from '../../domain/kinds/named-item';
import {
  aliasTarget,
  feedPaths,
  isAdminPath,
  isApiPath,
  isScreenPath,
  uploadsBase,
} from '../../domain/paths';
import type { Redirects } from '../../domain/redirects';
import { readRedirects } from '../site/read-redirects';

/** Those of some addresses of the site that lead nowhere, themselves or by a redirect. @param addresses cleaned paths. */
export async function deadAddresses(db: DbOrTransaction, addresses: readonly string[]): Promise<string[]> {
  const asked = [...new Set(addresses)];
  if (asked.length === 0) return [];
  const stored = await getStoredPaths(db);
  const redirects = await readRedirects(db);
  const targets = new Map(asked.map(address => [address, targetOf(address, stored, redirects)]));
  const live = await livePaths(
    db,
    [...asked, ...targets.values()].filter(path => path !== undefined),
    stored,
  );
  return asked.filter(address => {
    const target = targets.get(address);
    return !live.has(address) && !(target && (live.has(target) || !target.startsWith('/')));
  });
}

/** Those of some addresses that show something by themselves, or by the former address of an item. @param addresses cleaned paths. */
export async function liveOf(db: DbOrTransaction, addresses: Iterable<string>): Promise<string[]> {
  return [...(await livePaths(db, [...addresses], await getStoredPaths(db)))];
}

/** A page of a list: which of them there are changes with every item. */
const LIST_PAGE = /^\/(?:cases|blog)\/page\/\d{1,6}$/;
/** What is no page and answers all the same; pictures are checked where they are shown. */
const isFurther = (address: string) =>
  isApiPath(address) ||
  isAdminPath(address) ||
  address.startsWith(`${uploadsBase}/`) ||
  address === '/sitemap.xml' ||
  Object.values<string>(feedPaths).includes(address) ||
  LIST_PAGE.test(address);

/** Where an address that shows nothing by itself leads; undefined for nowhere. */
function targetOf(address: string, stored: StoredPaths, redirects: Redirects): string | undefined {
  const to = aliasTarget(address) ?? stored.ways.get(address) ?? redirects.lead(address)?.to;
  return to?.split(/[?#]/)[0];
}

async function livePaths(
  db: DbOrTransaction,
  paths: readonly string[],
  stored: StoredPaths,
): Promise<Set<string>> {
  const live = new Set<string>();
  const named = new Map<KindName, Map<string, string>>();
  for (const path of paths) {
    const item = namedItem(path);
    if (item) named.set(item.kind, (named.get(item.kind) ?? new Map()).set(item.slug, path));
    else if (stored.pages.has(path) || (isScreenPath(path) && !stored.gone.has(path)) || isFurther(path))
      live.add(path);
  }
  for (const [kind, bySlug] of named)
    for (const slug of await findKnownSlugs(db, kind, [...bySlug.keys()])) live.add(bySlug.get(slug) ?? '');
  return live;
}
