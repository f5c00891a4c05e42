import { sql } from 'kysely';
import type { KindName } from '../domain/kinds';
import { type Db, type DbOrTransaction, inTransaction } from './connection';
import { ALL, type Range, rangeOfAny } from './lists';

/** What is asked of the items of a kind beside the items themselves. */

const itemsOf = (db: DbOrTransaction, kind: KindName) => db.selectFrom('items').where('kind', '=', kind);

/** The revision of every item of a kind, by id, oldest first. */
export async function revisionsOf(db: DbOrTransaction, kind: KindName): Promise<Map<string, string>> {
  const rows = await itemsOf(db, kind).select(['id', 'revision']).orderBy('created_at').execute();
  return new Map(rows.map(({ id, revision }) => [id, String(revision)]));
}

/** Every id of a kind, the oldest item first: stored again in this order they stand where they stood. */
export async function allIds(db: DbOrTransaction, kind: KindName): Promise<string[]> {
  const rows = await itemsOf(db, kind).select('id').orderBy('created_at').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Ids of the next items of a kind after one, in their order. */
export async function idsAfter(
  db: DbOrTransaction,
  kind: KindName,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await itemsOf(db, kind)
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the first of several items, in their order, that hold so many bytes together: one at least. */
export async function firstWithin(
  db: DbOrTransaction,
  kind: KindName,
  ids: readonly string[],
  maxBytes: number,
): Promise<readonly string[]> {
  if (ids.length === 0) return ids;
  const rows = await itemsOf(db, kind)
    .select(['id', sql<number>`octet_length(document)`.as('bytes')])
    .where('id', 'in', ids)
    .execute();
  const bytesOf = new Map(rows.map(({ id, bytes }) => [id, bytes]));
  let bytes = 0;
  const end = ids.findIndex((id, index) => {
    bytes += bytesOf.get(id) ?? 0;
    return index > 0 && bytes > maxBytes;
  });
  return end < 0 ? ids : ids.slice(0, end);
}

/** The titles of several items, by id. */
export async function titlesOf(
  db: DbOrTransaction,
  kind: KindName,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await itemsOf(db, kind).select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** A range of the items of a kind as the sitemap names them, newest first. */
export async function itemAddresses(
  db: DbOrTransaction,
  kind: KindName,
  range: Range,
): Promise<{ slug: string; updatedAt: string }[]> {
  return itemsOf(db, kind)
    .innerJoin((await rangeOfAny(db, kind, [ALL], range)).as('found'), 'found.item_id', 'id')
    .select(['slug', 'updated_at as updatedAt'])
    .orderBy('found.key', 'desc')
    .execute();
}

/** When an item of a kind last changed; undefined while there is none. */
export async function lastChange(db: DbOrTransaction, kind: KindName): Promise<string | undefined> {
  const { latest } = await itemsOf(db, kind)
    .select(({ fn }) => fn.max<string | null>('updated_at').as('latest'))
    .executeTakeFirstOrThrow();
  return latest ?? undefined;
}

/** The items of a kind that were changed last. */
export const recentItems = (db: DbOrTransaction, kind: KindName, limit: number) =>
  itemsOf(db, kind)
    .select(['id', 'title', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();

/**
 * Counts openings of items; their revisions stay, so that nobody's edit goes stale by it.
 * @param openings how often each slug was opened; slugs that are no item's any more are left out.
 */
export async function countReads(
  db: Db,
  kind: KindName,
  openings: ReadonlyMap<string, number>,
): Promise<void> {
  if (openings.size === 0) return;
  await inTransaction(db, async trx => {
    for (const [slug, times] of openings) {
      await trx
        .updateTable('items')
        .set(({ eb }) => ({ reads: eb('reads', '+', times) }))
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .execute();
    }
  });
}
