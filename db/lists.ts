import { type SelectQueryBuilder, sql } from 'kysely';
import type { KindName } from '../domain/kinds';
import type { DbOrTransaction } from './connection';
import type { Database, ListSpanTable } from './schema';

/** The list of all items of a kind. */
export const ALL_ITEMS = '';

/** A range of items, newest first. */
export type Range = { offset: number; limit: number };

/** A selection of ids in order, to join with the rows to show. */
export type ListSelection = SelectQueryBuilder<Database, 'list_items', { key: string; item_id: string }>;

/** Reads the selected ids. */
export const readIds = async (found: ListSelection | undefined): Promise<{ _id: string }[]> =>
  ((await found?.execute()) ?? []).map(({ item_id }) => ({ _id: item_id }));

/** Counts the items of each list; empty lists are omitted. */
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

const selectListItems = (db: DbOrTransaction, kind: KindName, list: string, before: string | undefined) =>
  db
    .selectFrom('list_items')
    .select(['key', 'item_id'])
    .where('kind', '=', kind)
    .where('list', '=', list)
    .$if(before !== undefined, query => query.where('key', '<', before ?? ''));

/**
 * Selects a range of several lists combined, newest first, at the same cost for any offset.
 * @param lists at least one; no two may share an item.
 */
export async function selectUnionRange(
  db: DbOrTransaction,
  kind: KindName,
  lists: readonly string[],
  { offset, limit }: Range,
): Promise<ListSelection> {
  const { passed, before } = skipSpans(lists, await listSpansUntil(db, kind, lists, offset), offset);
  const [first, ...others] = lists.map(list => selectListItems(db, kind, list, before.get(list)));
  if (!first) throw new Error('No list given');
  return others
    .reduce((all, other) => all.unionAll(other), first)
    .orderBy('key', 'desc')
    .limit(limit)
    .offset(offset - passed);
}

type Span = Pick<ListSpanTable, 'list' | 'oldest' | 'items'>;

/** Number of rows that are cheaper to scan than to skip by spans. */
const WALK_MAX = 256;

/** Lists the spans that cover the offset, newest first; none when the offset is small. */
const listSpansUntil = async (
  db: DbOrTransaction,
  kind: KindName,
  lists: readonly string[],
  offset: number,
) =>
  offset < WALK_MAX
    ? []
    : db
        .selectFrom('list_spans')
        .select(['list', 'oldest', 'items'])
        .where('kind', '=', kind)
        .where('list', 'in', lists)
        .orderBy('oldest', 'desc')
        .execute();

/**
 * Skips spans whose items all lie before the offset of the combined lists.
 * @param spans newest first.
 * @returns the number of skipped items, and the key to continue from for each list.
 */
function skipSpans(
  lists: readonly string[],
  spans: readonly Span[],
  offset: number,
): { passed: number; before: Map<string, string> } {
  const before = new Map<string, string>();
  const ahead = new Map(lists.map(list => [list, spans.filter(span => span.list === list)]));
  let passed = 0;
  for (const span of spans) {
    ahead.get(span.list)?.shift();
    // Newer items may extend into the next span of every other list.
    let reached = passed + span.items;
    for (const [list, [next]] of ahead) if (list !== span.list) reached += next?.items ?? 0;
    if (reached > offset) break;
    passed += span.items;
    before.set(span.list, span.oldest);
  }
  return { passed, before };
}

/** Selects the items in all of these lists by scanning the shortest. @param lists at least two. */
export async function selectIntersection(
  db: DbOrTransaction,
  kind: KindName,
  lists: readonly string[],
): Promise<ListSelection | undefined> {
  const totals = await countItemsByList(db, kind, lists);
  if (totals.size < lists.length) return undefined;
  const [shortest = ALL_ITEMS, ...others] = [...totals].sort(([, a], [, b]) => a - b).map(([list]) => list);
  return others.reduce(
    (found, list) =>
      found.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('list_items as other')
            .select(sql.lit(1).as('one'))
            .where('other.kind', '=', kind)
            .where('other.list', '=', list)
            .whereRef('other.key', '=', 'list_items.key'),
        ),
      ),
    selectListItems(db, kind, shortest, undefined),
  );
}
