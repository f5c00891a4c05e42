import { type SelectQueryBuilder, sql } from 'kysely';
import type { KindName } from '../domain/kinds';
import type { DbOrTransaction } from './connection';
import type { Database, ListSpanTable } from './schema';

/** The list that holds every item of its kind. */
export const ALL = '';

/** Items, newest first. */
export type Range = { offset: number; limit: number };

/** A range of lists: which items, in what order. To be joined with what is shown of them. */
export type Found = SelectQueryBuilder<Database, 'list_items', { key: string; item_id: string }>;

/** The ids of what was found. */
export const idsOf = async (found: Found | undefined): Promise<{ _id: string }[]> =>
  ((await found?.execute()) ?? []).map(({ item_id }) => ({ _id: item_id }));

/** How many items each of these lists holds; lists that hold none are left out. */
export async function totalsOf(
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

const itemsOf = (db: DbOrTransaction, kind: KindName, list: string, before: string | undefined) =>
  db
    .selectFrom('list_items')
    .select(['key', 'item_id'])
    .where('kind', '=', kind)
    .where('list', '=', list)
    .$if(before !== undefined, query => query.where('key', '<', before ?? ''));

/**
 * A range of several lists taken together, newest first. Costs the same at any depth.
 * @param lists must not share an item, and must not be none.
 */
export async function rangeOfAny(
  db: DbOrTransaction,
  kind: KindName,
  lists: readonly string[],
  { offset, limit }: Range,
): Promise<Found> {
  const { passed, before } = passSpans(lists, await spansDownTo(db, kind, lists, offset), offset);
  const [first, ...others] = lists.map(list => itemsOf(db, kind, list, before.get(list)));
  if (!first) throw new Error('A range of no list');
  return others
    .reduce((all, other) => all.unionAll(other), first)
    .orderBy('key', 'desc')
    .limit(limit)
    .offset(offset - passed);
}

type Span = Pick<ListSpanTable, 'list' | 'oldest' | 'items'>;

/** Places that are quicker walked than looked for. */
const WALKED = 256;

/** The spans of these lists, newest first; none when the place is near. */
const spansDownTo = async (db: DbOrTransaction, kind: KindName, lists: readonly string[], offset: number) =>
  offset < WALKED
    ? []
    : db
        .selectFrom('list_spans')
        .select(['list', 'oldest', 'items'])
        .where('kind', '=', kind)
        .where('list', 'in', lists)
        .orderBy('oldest', 'desc')
        .execute();

/**
 * Which spans of some lists hold nothing but items before a place in all of them together.
 * @param spans newest first.
 * @returns how many items that passes by, and for each list the key before which it goes on.
 */
function passSpans(
  lists: readonly string[],
  spans: readonly Span[],
  offset: number,
): { passed: number; before: Map<string, string> } {
  const before = new Map<string, string>();
  const ahead = new Map(lists.map(list => [list, spans.filter(span => span.list === list)]));
  let passed = 0;
  for (const span of spans) {
    ahead.get(span.list)?.shift();
    // What is newer than this span may reach into the next span of every other list.
    let reached = passed + span.items;
    for (const [list, [next]] of ahead) if (list !== span.list) reached += next?.items ?? 0;
    if (reached > offset) break;
    passed += span.items;
    before.set(span.list, span.oldest);
  }
  return { passed, before };
}

/**
 * The items that stand in every one of these lists: a walk through the shortest.
 * @param lists at least two.
 */
export async function itemsInAll(
  db: DbOrTransaction,
  kind: KindName,
  lists: readonly string[],
): Promise<Found | undefined> {
  const totals = await totalsOf(db, kind, lists);
  if (totals.size < lists.length) return undefined;
  const [shortest = ALL, ...others] = [...totals].sort(([, a], [, b]) => a - b).map(([list]) => list);
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
    itemsOf(db, kind, shortest, undefined),
  );
}
