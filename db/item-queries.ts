import { sql } from 'kysely';
import type { KindName } from '../domain/kinds';
import { READ_COUNT_DAYS } from '../domain/limits';
import type { DbOrTransaction } from './connection';
import { ALL_ITEMS_KEY, type ListRange, selectUnionRange } from './lists';

const selectItems = (db: DbOrTransaction, kind: KindName) => db.selectFrom('items').where('kind', '=', kind);

/** Maps ids to revisions, oldest item first. */
export async function getRevisions(db: DbOrTransaction, kind: KindName): Promise<Map<string, string>> {
  const rows = await selectItems(db, kind).select(['id', 'revision']).orderBy('created_at').execute();
  return new Map(rows.map(({ id, revision }) => [id, String(revision)]));
}

/** Lists ids oldest first, so that storing the items again preserves their order. */
export async function listAllIds(db: DbOrTransaction, kind: KindName): Promise<string[]> {
  const rows = await selectItems(db, kind).select('id').orderBy('created_at').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function listIdsAfter(
  db: DbOrTransaction,
  kind: KindName,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await selectItems(db, kind)
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the leading ids whose items fit into the byte limit, but at least one. */
export async function limitIdsBySize(
  db: DbOrTransaction,
  kind: KindName,
  ids: readonly string[],
  maxBytes: number,
): Promise<readonly string[]> {
  if (ids.length === 0) return ids;
  const rows = await selectItems(db, kind)
    .select(['id', sql<number>`octet_length(document)`.as('bytes')])
    .where('id', 'in', ids)
    .execute();
  const bytesById = new Map(rows.map(({ id, bytes }) => [id, bytes]));
  let bytes = 0;
  const end = ids.findIndex((id, index) => {
    bytes += bytesById.get(id) ?? 0;
    return index > 0 && bytes > maxBytes;
  });
  return end < 0 ? ids : ids.slice(0, end);
}

export async function getTitles(
  db: DbOrTransaction,
  kind: KindName,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await selectItems(db, kind).select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Lists sitemap entries, newest first. */
export async function listItemPaths(
  db: DbOrTransaction,
  kind: KindName,
  range: ListRange,
): Promise<{ slug: string; updatedAt: string }[]> {
  return selectItems(db, kind)
    .innerJoin((await selectUnionRange(db, kind, [ALL_ITEMS_KEY], range)).as('found'), 'found.item_id', 'id')
    .select(['slug', 'updated_at as updatedAt'])
    .orderBy('found.key', 'desc')
    .execute();
}

/** @returns an ISO 8601 time, or undefined if the kind has no items. */
export async function findLastChange(db: DbOrTransaction, kind: KindName): Promise<string | undefined> {
  const { latest } = await selectItems(db, kind)
    .select(({ fn }) => fn.max<string | null>('updated_at').as('latest'))
    .executeTakeFirstOrThrow();
  return latest ?? undefined;
}

export const listRecentItems = (db: DbOrTransaction, kind: KindName, limit: number) =>
  selectItems(db, kind)
    .select(['id', 'title', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();

/**
 * Leaves revisions unchanged, so that page views cause no conflicts in open editors.
 * @param viewCounts page views by slug. Unknown slugs are ignored.
 */
export async function addReadCounts(
  trx: DbOrTransaction,
  kind: KindName,
  viewCounts: ReadonlyMap<string, number>,
): Promise<void> {
  if (viewCounts.size === 0) return;
  // Otherwise, SQLite would read all counts again for each item.
  const opened = sql`opened (slug, views) as materialized (
    select value ->> 0, value ->> 1 from json_each(${JSON.stringify([...viewCounts])}))`;
  await sql`with ${opened} update items set reads = reads + views from opened
    where kind = ${kind} and items.slug = opened.slug`.execute(trx);
  await sql`with ${opened} insert into daily_reads
    select kind, items.id, date('now'), views from opened
    cross join items on kind = ${kind} and items.slug = opened.slug where true
    on conflict do update set count = daily_reads.count + excluded.count`.execute(trx);
  await trx
    .deleteFrom('daily_reads')
    .where('day', '<=', sql<string>`date('now', ${`-${READ_COUNT_DAYS} days`})`)
    .execute();
}
