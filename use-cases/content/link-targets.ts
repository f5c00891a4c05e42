import type { DbOrTransaction } from '../../db/connection';
import { currentSlug } from '../../db/items';
import { type StoredAddresses, storedAddresses } from '../../db/pages';
import { storeOf } from '../../db/stores';
import {
  aliasTarget,
  feedPaths,
  isAdminPath,
  isApiPath,
  isScreenPath,
  namedItem,
  uploadsBase,
} from '../../domain/paths';
import type { Redirects } from '../../domain/redirects';
import { readRedirects } from '../site/redirects';

type Known = { stored: StoredAddresses; redirects: Redirects };

/** Those of some addresses of the site that lead nowhere, themselves or by a redirect. @param addresses cleaned paths. */
export async function deadAddresses(db: DbOrTransaction, addresses: readonly string[]): Promise<string[]> {
  const asked = new Set(addresses);
  if (asked.size === 0) return [];
  const known: Known = { stored: await storedAddresses(db), redirects: await readRedirects(db) };
  const dead: string[] = [];
  for (const address of asked) if (!(await leadsSomewhere(db, address, known))) dead.push(address);
  return dead;
}

/** Those of some addresses that show something by themselves, or by the former address of an item. @param addresses cleaned paths. */
export async function liveOf(db: DbOrTransaction, addresses: Iterable<string>): Promise<string[]> {
  const stored = await storedAddresses(db);
  const live: string[] = [];
  for (const address of addresses) if (await answers(db, address, stored)) live.push(address);
  return live;
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

async function leadsSomewhere(
  db: DbOrTransaction,
  address: string,
  { stored, redirects }: Known,
): Promise<boolean> {
  if (await answers(db, address, stored)) return true;
  const alias = aliasTarget(address);
  if (alias) return answers(db, alias, stored);
  const way = stored.ways.get(address);
  const to = way?.split(/[?#]/)[0] ?? redirects.lead(address)?.to.split(/[?#]/)[0];
  if (to === undefined) return false;
  return !to.startsWith('/') || answers(db, to, stored);
}

async function answers(db: DbOrTransaction, address: string, stored: StoredAddresses): Promise<boolean> {
  const item = namedItem(address);
  if (!item)
    return (
      stored.pages.has(address) || (isScreenPath(address) && !stored.gone.has(address)) || isFurther(address)
    );
  const { bySlug } = storeOf(item.kind);
  return (
    (await bySlug(db, item.slug)).kind === 'found' ||
    (await currentSlug(db, item.kind, item.slug)) !== undefined
  );
}
