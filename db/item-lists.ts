import { sql } from 'kysely';
import { foldCase } from '../domain/filters';
import { type KindName, kinds } from '../domain/kinds';
import type { Kind } from '../domain/kinds/kind';
import { FILTERS_SHOWN_MAX, TAGS_MAX } from '../domain/limits';
import { type Cards, cardsIn } from './cards';
import type { DbOrTransaction } from './connection';
import { ALL, type Found, idsOf, itemsInAll, type Range, rangeOfAny, totalsOf } from './lists';

/** A facet that items of a kind have, as it is written, and how many have it. */
export type FacetCount = { label: string; count: number };
type Counted = { list: string; count: number };

/** How the facet of a list is written, the first spelling of several. */
const label = sql<string>`(select min(label) from list_items
  where list_items.kind = lists.kind and list_items.list = lists.list)`;

const facetCounts = (db: DbOrTransaction, kind: KindName) =>
  db
    .selectFrom('lists')
    .select(['list', 'total as count', label.as('label')])
    .where('kind', '=', kind)
    .where('list', '!=', ALL);

const matchOf = (kind: KindName) => (kinds[kind] as Kind).list?.match;

/** Where items have one facet all of them in their order, else the most used first. @param limit of them at most. */
const readFacets = (db: DbOrTransaction, kind: KindName, limit: number): Promise<(FacetCount & Counted)[]> =>
  matchOf(kind) === 'any'
    ? facetCounts(db, kind).orderBy('list').execute()
    : facetCounts(db, kind).orderBy('total', 'desc').orderBy('list').limit(limit).execute();

const toCounts = (facets: readonly FacetCount[]): FacetCount[] =>
  facets.map(({ label, count }) => ({ label, count }));

/** The facets there are, and how many items have each. */
export const countFacets = async (db: DbOrTransaction, kind: KindName): Promise<FacetCount[]> =>
  toCounts(await readFacets(db, kind, TAGS_MAX));

export type ListQuery = Range & {
  /** Facets that items have, whatever the case of letters (`match` of the kind's list); none means all items. */
  filters?: readonly string[] | undefined;
};

const wantedOf = (filters: readonly string[] = []) => [...new Set(filters.map(foldCase).filter(Boolean))];

const sumOf = (lists: readonly Counted[]) => lists.reduce((sum, { count }) => sum + count, 0);

const countLists = async (db: DbOrTransaction, kind: KindName, lists: readonly string[]) =>
  [...(await totalsOf(db, kind, lists))].map(([list, count]): Counted => ({ list, count }));

/** Lists that share no item and hold all that were asked for. @param facets all of them, where they are read already. */
async function chooseLists(
  db: DbOrTransaction,
  kind: KindName,
  wanted: readonly string[],
  facets?: readonly Counted[],
): Promise<Counted[]> {
  const isAny = matchOf(kind) === 'any';
  if (!isAny || (wanted.length === 0 && !facets))
    return countLists(db, kind, wanted.length > 0 ? wanted : [ALL]);
  const counts = facets ?? (await facetCounts(db, kind).execute());
  if (wanted.length === 0) return [{ list: ALL, count: sumOf(counts) }];
  return counts.filter(({ list }) => wanted.some(part => list.includes(part)));
}

/** The items asked for, undefined where there are none at this place, and how many there are in all. */
async function findItems(
  db: DbOrTransaction,
  kind: KindName,
  { filters, ...range }: ListQuery,
  facets?: readonly Counted[],
): Promise<{ found?: Found | undefined; total: number }> {
  const wanted = wantedOf(filters);
  if (matchOf(kind) !== 'any' && wanted.length > 1) return findInAll(db, kind, wanted, range);
  return findInAny(db, kind, await chooseLists(db, kind, wanted, facets), range);
}

async function findInAny(db: DbOrTransaction, kind: KindName, lists: readonly Counted[], range: Range) {
  const total = sumOf(lists);
  if (range.offset >= total || range.limit <= 0) return { total };
  const names = lists.map(({ list }) => list);
  return { found: await rangeOfAny(db, kind, names, range), total };
}

async function findInAll(
  db: DbOrTransaction,
  kind: KindName,
  lists: readonly string[],
  { offset, limit }: Range,
) {
  const found = await itemsInAll(db, kind, lists);
  const counted = await found
    ?.clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const total = counted?.total ?? 0;
  if (!found || offset >= total || limit <= 0) return { total };
  return { found: found.orderBy('key', 'desc').offset(offset).limit(limit), total };
}

/** The cards of a range of items, newest first, and how many there are in all. */
export async function listCards<Name extends KindName>(db: DbOrTransaction, kind: Name, query: ListQuery) {
  const { found, total } = await findItems(db, kind, query);
  return { items: await cardsIn(db, kind, found), total };
}

/** The ids of the same. */
export async function listIds(db: DbOrTransaction, kind: KindName, query: ListQuery) {
  const { found, total } = await findItems(db, kind, query);
  return { items: await idsOf(found), total };
}

/** The same, with what a visitor may narrow it by, and how many items there are without that. */
export async function browseCards<Name extends KindName>(db: DbOrTransaction, kind: Name, query: ListQuery) {
  const wanted = wantedOf(query.filters);
  const offered = await readFacets(db, kind, FILTERS_SHOWN_MAX);
  const { found, total } = await findItems(db, kind, query, offered);
  const items = await cardsIn(db, kind, found);
  if (matchOf(kind) === 'any') return { items, total, all: sumOf(offered), facets: toCounts(offered) };
  const rest = wanted.filter(key => !offered.some(({ list }) => list === key));
  const chosen = rest.length > 0 ? await facetCounts(db, kind).where('list', 'in', rest).execute() : [];
  const all = wanted.length > 0 ? sumOf(await countLists(db, kind, [ALL])) : total;
  return { items, total, all, facets: toCounts([...offered, ...chosen]) };
}

/** The newest items that have exactly this facet, whatever the case of its letters. */
export async function cardsWithFacet<Name extends KindName>(
  db: DbOrTransaction,
  kind: Name,
  facet: string,
  limit: number,
): Cards<Name> {
  const lists = await countLists(db, kind, [foldCase(facet)]);
  const { found } = await findInAny(db, kind, lists, { offset: 0, limit });
  return cardsIn(db, kind, found);
}
