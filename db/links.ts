import { sql } from 'kysely';
import type { KindName } from '../domain/kinds';
import { listOwnLinks, type OwnLink } from '../domain/links';
import type { DbOrTransaction } from './connection';
import { countRows } from './queries';

/** An item or a site part that contains links. */
type LinkSource = { kind: KindName | 'site'; id: string };

/** Set once at startup by `setSiteUrl`. */
let origin: string | undefined;

/** Sets the site's URL. Absolute links to it count as internal. */
export function setSiteUrl(siteUrl: string): void {
  ({ origin } = new URL(siteUrl));
}

export const extractLinks = (values: object): OwnLink[] => listOwnLinks(values, origin);

/** Rows per statement. SQLite limits the number of parameters. */
const BATCH_SIZE = 100;

/**
 * Replaces a source’s links. Call this in the transaction that stores the item.
 * @param isDead returns a path’s known status. Without this function, links are checked later.
 */
export async function replaceLinks(
  trx: DbOrTransaction,
  { kind, id }: LinkSource,
  links: readonly OwnLink[],
  isDead?: (path: string) => boolean,
): Promise<void> {
  await deleteLinks(trx, { kind, id });
  const rows = links.map(({ href, path }) => ({
    kind,
    item_id: id,
    field: path,
    address: href,
    dead: isDead ? Number(isDead(href)) : null,
  }));
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    await trx
      .insertInto('links')
      .values(rows.slice(from, from + BATCH_SIZE))
      .onConflict(conflict => conflict.doNothing())
      .execute();
}

export async function deleteLinks(trx: DbOrTransaction, { kind, id }: LinkSource): Promise<void> {
  await trx.deleteFrom('links').where('kind', '=', kind).where('item_id', '=', id).execute();
}

/** Marks links to these paths for rechecking. */
export async function markLinksUnchecked(trx: DbOrTransaction, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await trx.updateTable('links').set({ dead: null }).where('address', 'in', paths).execute();
}

/** Marks dead links and links to the redirected paths for rechecking, after redirects have changed. */
export async function markRedirectedLinksUnchecked(
  trx: DbOrTransaction,
  from: readonly string[],
): Promise<void> {
  const markUnchecked = trx.updateTable('links').set({ dead: null });
  const prefixes = from.filter(path => path.endsWith('/*')).map(path => path.slice(0, -1));
  // Matching many prefixes costs as much as rechecking all links.
  if (prefixes.length > PREFIXES_MAX) return void (await markUnchecked.execute());
  await markUnchecked
    .where(({ eb, or }) =>
      or([
        eb('dead', '=', 1),
        eb('address', 'in', sql<string>`(select value from json_each(${JSON.stringify(from)}))`),
      ]),
    )
    .execute();
  for (const path of prefixes)
    await markUnchecked
      .where('address', '>=', path)
      .where('address', '<', `${path.slice(0, -1)}0`)
      .execute();
}

/** Maximum number of prefixes to match individually. With more, all links are rechecked. */
const PREFIXES_MAX = 20;

export async function listUncheckedPaths(db: DbOrTransaction, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('links')
    .select('address')
    .distinct()
    .where('dead', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ address }) => address);
}

export async function saveLinkStatus(trx: DbOrTransaction, path: string, isDead: boolean): Promise<void> {
  await trx
    .updateTable('links')
    .set({ dead: Number(isDead) })
    .where('address', '=', path)
    .where('dead', 'is', null)
    .execute();
}

/** Deletes links whose item no longer exists, within an id range. */
export async function deleteStaleLinks(
  trx: DbOrTransaction,
  kind: LinkSource['kind'],
  { after, until, existingIds }: { after: string; until: string | undefined; existingIds: readonly string[] },
): Promise<void> {
  let query = trx.deleteFrom('links').where('kind', '=', kind).where('item_id', '>', after);
  if (until !== undefined) query = query.where('item_id', '<=', until);
  if (existingIds.length > 0) query = query.where('item_id', 'not in', existingIds);
  await query.execute();
}

/** Lists dead links by item. `total` ignores the limit. */
export async function listDeadLinkRows(db: DbOrTransaction, limit: number) {
  const deadLinks = db.selectFrom('links').where('dead', '=', 1);
  const links = await deadLinks
    .select(['kind', 'item_id', 'field', 'address'])
    .orderBy('kind')
    .orderBy('item_id')
    .orderBy('field')
    .limit(limit)
    .execute();
  return { links, total: await countRows(deadLinks) };
}

/** Omits links from site parts such as menus. */
export async function listLinkSources(
  db: DbOrTransaction,
  paths: readonly string[],
  limit: number,
): Promise<{ kind: KindName; id: string }[]> {
  if (paths.length === 0) return [];
  const rows = await db
    .selectFrom('links')
    .select(['kind', 'item_id as id'])
    .distinct()
    .where('address', 'in', paths)
    .where('kind', '!=', 'site')
    .orderBy('item_id')
    .limit(limit)
    .execute();
  return rows as { kind: KindName; id: string }[];
}

/** @returns the number of linking items for each path, in order. */
export async function countLinksTo(db: DbOrTransaction, paths: readonly string[]): Promise<number[]> {
  if (paths.length === 0) return [];
  const rows = await db
    .selectFrom('links')
    .select(({ fn }) => ['address', fn.count<number>('item_id').distinct().as('items')])
    .where('address', 'in', paths)
    .groupBy('address')
    .execute();
  const counts = new Map(rows.map(({ address, items }) => [address, items]));
  return paths.map(path => counts.get(path) ?? 0);
}
