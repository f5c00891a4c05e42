import { type SelectQueryBuilder, sql } from 'kysely';
import type { KindName } from '../domain/kinds';
import type { DbOrTransaction } from './connection';
import type { Database, ListSpanTable } from './schema';

/** Key of the list that contains every item of a kind. */
export const ALL_ITEMS_KEY = '';

/** A range of items, newest first. */
export type ListRange = { offset: number; limit: number };

/** A query for ordered ids, to join with the rows that a page shows. */
export type ListSelection = SelectQueryBuilder<Database, 'list_items', { key: string; item_id: string }>;

export const listSelectedIds = async (selection: ListSelection | undefined): Promise<{ _id: string }[]> =>
  ((await selection?.execute()) ?? []).map(({ item_id }) => ({ _id: item_id }));

/** Omits empty lists. */
export async function countItemsByList(
  db: DbOrTransaction,
  kind: KindName,
  lists: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lists')
    .select(['list', 'total'])
    .where('kind', '=', kind)
    .where('list', 'in', lists)
    .execute();
  return new Map(rows.map(({ list, total }) => [list, total]));
}

const selectListItems = (db: DbOrTransaction, kind: KindName, list: string, keyByList: string | undefined) =>
  db
    .selectFrom('list_items')
    .select(['key', 'item_id'])
    .where('kind', '=', kind)
    .where('list', '=', list)
    .$if(keyByList !== undefined, query => query.where('key', '<', keyByList ?? ''));

/**
 * Selects a range of the combined lists, newest first. The cost doesn’t depend on the offset.
 * @param lists at least one. No item may be in two lists.
 */
export async function selectUnionRange(
  db: DbOrTransaction,
  kind: KindName,
  lists: readonly string[],
  { offset, limit }: ListRange,
): Promise<ListSelection> {
  const { skippedCount, keyByList } = skipSpans(lists, await listSpansUntil(db, kind, lists, offset), offset);
  const [firstQuery, ...otherQueries] = lists.map(list =>
    selectListItems(db, kind, list, keyByList.get(list)),
  );
  if (!firstQuery) throw new Error('No list given');
  return otherQueries
    .reduce((union, query) => union.unionAll(query), firstQuery)
    .orderBy('key', 'desc')
    .limit(limit)
    .offset(offset - skippedCount);
}

type Span = Pick<ListSpanTable, 'list' | 'oldest' | 'items'>;

/** Below this offset, scanning rows is cheaper than skipping spans. */
const SCAN_OFFSET_MAX = 256;

/** Lists the newest spans first, or none when scanning is cheaper. */
const listSpansUntil = async (
  db: DbOrTransaction,
  kind: KindName,
  lists: readonly string[],
  offset: number,
) =>
  offset < SCAN_OFFSET_MAX
    ? []
    : db
        .selectFrom('list_spans')
        .select(['list', 'oldest', 'items'])
        .where('kind', '=', kind)
        .where('list', 'in', lists)
        .orderBy('oldest', 'desc')
        .execute();

/**
 * Skips spans whose items all precede the offset in the combined lists.
 * @param spans newest first.
 * @returns the number of skipped items, and each list’s key to continue from.
 */
function skipSpans(
  lists: readonly string[],
  spans: readonly Span[],
  offset: number,
): { skippedCount: number; keyByList: Map<string, string> } {
  const keyByList = new Map<string, string>();
  const spansByList = new Map(lists.map(list => [list, spans.filter(span => span.list === list)]));
  let skippedCount = 0;
  for (const span of spans) {
    spansByList.get(span.list)?.shift();
    // Newer items may extend into the next span of every other list.
    let reachableCount = skippedCount + span.items;
    for (const [list, [nextSpan]] of spansByList)
      if (list !== span.list) reachableCount += nextSpan?.items ?? 0;
    if (reachableCount > offset) break;
    skippedCount += span.items;
    keyByList.set(span.list, span.oldest);
  }
  return { skippedCount, keyByList };
}

/**
 * Scans the shortest list for items that are in all other lists.
 * @param lists at least two
 */
export async function selectIntersection(
  db: DbOrTransaction,
  kind: KindName,
  lists: readonly string[],
): Promise<ListSelection | undefined> {
  const totals = await countItemsByList(db, kind, lists);
  if (totals.size < lists.length) return undefined;
  const [shortestList = ALL_ITEMS_KEY, ...otherLists] = [...totals]
    .sort(([, a], [, b]) => a - b)
    .map(([list]) => list);
  return otherLists.reduce(
    (selection, list) =>
      selection.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('list_items as other')
            .select(sql.lit(1).as('one'))
            .where('other.kind', '=', kind)
            .where('other.list', '=', list)
            .whereRef('other.key', '=', 'list_items.key'),
        ),
      ),
    selectListItems(db, kind, shortestList, undefined),
  );
}
