import { sql } from 'kysely';
import { foldCase } from '../domain/filters';
import { type KindName, kinds } from '../domain/kinds';
import type { Kind } from '../domain/kinds/kind';
import { FILTERS_SHOWN_MAX, TAGS_MAX } from '../domain/limits';
import { type CardsPromise, listCardsInRange } from './cards';
import type { DbOrTransaction } from './connection';
import {
  ALL_ITEMS_KEY,
  countItemsByList,
  type ListRange,
  type ListSelection,
  listSelectedIds,
  selectIntersection,
  selectUnionRange,
} from './lists';
import { countRows } from './queries';

type FacetCount = { label: string; count: number };
type CountedList = { list: string; count: number };

/** Picks one label when items spell a facet differently. */
const label = sql<string>`(select min(label) from list_items
  where list_items.kind = lists.kind and list_items.list = lists.list)`;

const selectFacetCounts = (db: DbOrTransaction, kind: KindName) =>
  db
    .selectFrom('lists')
    .select(['list', 'total as count', label.as('label')])
    .where('kind', '=', kind)
    .where('list', '!=', ALL_ITEMS_KEY);

const findMatchMode = (kind: KindName) => (kinds[kind] as Kind).list?.match;

/**
 * Lists all facets alphabetically for kinds whose filters match any facet, and the most used facets for other kinds.
 * @param limit maximum number of most used facets.
 */
const readFacets = (
  db: DbOrTransaction,
  kind: KindName,
  limit: number,
): Promise<(FacetCount & CountedList)[]> =>
  findMatchMode(kind) === 'any'
    ? selectFacetCounts(db, kind).orderBy('list').execute()
    : selectFacetCounts(db, kind).orderBy('total', 'desc').orderBy('list').limit(limit).execute();

const toCounts = (facets: readonly FacetCount[]): FacetCount[] =>
  facets.map(({ label, count }) => ({ label, count }));

export const countFacets = async (db: DbOrTransaction, kind: KindName): Promise<FacetCount[]> =>
  toCounts(await readFacets(db, kind, TAGS_MAX));

export type ListQuery = ListRange & {
  /** Facets to match, ignoring case. An empty list means all items. */
  filters?: readonly string[] | undefined;
};

const toListKeys = (filters: readonly string[] = []) => [...new Set(filters.map(foldCase).filter(Boolean))];

const sumCounts = (lists: readonly CountedList[]) => lists.reduce((sum, { count }) => sum + count, 0);

const countLists = async (db: DbOrTransaction, kind: KindName, lists: readonly string[]) =>
  [...(await countItemsByList(db, kind, lists))].map(([list, count]): CountedList => ({ list, count }));

/**
 * Picks lists that share no item and together contain every match.
 * @param facets all facets, if already read
 */
async function chooseLists(
  db: DbOrTransaction,
  kind: KindName,
  listKeys: readonly string[],
  facets?: readonly CountedList[],
): Promise<CountedList[]> {
  const isAny = findMatchMode(kind) === 'any';
  if (!isAny || (listKeys.length === 0 && !facets))
    return countLists(db, kind, listKeys.length > 0 ? listKeys : [ALL_ITEMS_KEY]);
  const counts = facets ?? (await selectFacetCounts(db, kind).execute());
  if (listKeys.length === 0) return [{ list: ALL_ITEMS_KEY, count: sumCounts(counts) }];
  return counts.filter(({ list }) => listKeys.some(listKey => list.includes(listKey)));
}

/** Selects the matching items. `selection` is undefined when the range is empty. */
async function findItems(
  db: DbOrTransaction,
  kind: KindName,
  { filters, ...range }: ListQuery,
  facets?: readonly CountedList[],
): Promise<{ selection?: ListSelection | undefined; total: number }> {
  const listKeys = toListKeys(filters);
  if (findMatchMode(kind) !== 'any' && listKeys.length > 1) return findInAllLists(db, kind, listKeys, range);
  return findInAnyList(db, kind, await chooseLists(db, kind, listKeys, facets), range);
}

async function findInAnyList(
  db: DbOrTransaction,
  kind: KindName,
  lists: readonly CountedList[],
  range: ListRange,
) {
  const total = sumCounts(lists);
  if (range.offset >= total || range.limit <= 0) return { total };
  const names = lists.map(({ list }) => list);
  return { selection: await selectUnionRange(db, kind, names, range), total };
}

async function findInAllLists(
  db: DbOrTransaction,
  kind: KindName,
  lists: readonly string[],
  { offset, limit }: ListRange,
) {
  const selection = await selectIntersection(db, kind, lists);
  const total = selection ? await countRows(selection.clearSelect()) : 0;
  if (!selection || offset >= total || limit <= 0) return { total };
  return { selection: selection.orderBy('key', 'desc').offset(offset).limit(limit), total };
}

/** Lists the newest cards first. `total` ignores the range. */
export async function listCards<Name extends KindName>(db: DbOrTransaction, kind: Name, query: ListQuery) {
  const { selection, total } = await findItems(db, kind, query);
  return { items: await listCardsInRange(db, kind, selection), total };
}

/** Lists the newest ids first. `total` ignores the range. */
export async function listIds(db: DbOrTransaction, kind: KindName, query: ListQuery) {
  const { selection, total } = await findItems(db, kind, query);
  return { items: await listSelectedIds(selection), total };
}

/** Returns cards with the available facets. `all` is the total without filters. */
export async function getCardPage<Name extends KindName>(db: DbOrTransaction, kind: Name, query: ListQuery) {
  const listKeys = toListKeys(query.filters);
  const availableFacets = await readFacets(db, kind, FILTERS_SHOWN_MAX);
  const { selection, total } = await findItems(db, kind, query, availableFacets);
  const items = await listCardsInRange(db, kind, selection);
  if (findMatchMode(kind) === 'any')
    return { items, total, all: sumCounts(availableFacets), facets: toCounts(availableFacets) };
  const unlistedKeys = listKeys.filter(key => !availableFacets.some(({ list }) => list === key));
  const chosenFacets =
    unlistedKeys.length > 0
      ? await selectFacetCounts(db, kind).where('list', 'in', unlistedKeys).execute()
      : [];
  const totalCount = listKeys.length > 0 ? sumCounts(await countLists(db, kind, [ALL_ITEMS_KEY])) : total;
  return { items, total, all: totalCount, facets: toCounts([...availableFacets, ...chosenFacets]) };
}

/** Lists the newest items with exactly this facet, ignoring case. */
export async function listCardsWithFacet<Name extends KindName>(
  db: DbOrTransaction,
  kind: Name,
  facet: string,
  limit: number,
): CardsPromise<Name> {
  const lists = await countLists(db, kind, [foldCase(facet)]);
  const { selection } = await findInAnyList(db, kind, lists, { offset: 0, limit });
  return listCardsInRange(db, kind, selection);
}
