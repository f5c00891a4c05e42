import type { PageContextServer } from 'vike/types';
import { LIST_MAX } from '../../domain/limits';
import { pageCount, readListState, visibleRange } from '../../domain/paging';
import type { ListState } from '../../domain/paths';
import { refused, unknownAddress } from './unknown-address';

/** What an address shows of a list: its state, the items, and how much there is in all. */
export type VisibleList<Item> = { state: ListState; items: Item[]; total: number; pages: number };

/** Filters as the list writes its choices: `fintech` in an address means FinTech. */
export const asWritten = (filters: readonly string[], choices: readonly string[]): string[] =>
  filters.map(filter => choices.find(choice => choice.toLowerCase() === filter.toLowerCase()) ?? filter);

type Read<Item> = (range: {
  offset: number;
  limit: number;
  filters: string[];
}) => Promise<{ items: Item[]; total: number }>;

/**
 * Reads what the address of this request shows of a list; the address alone decides (DECISIONS 1).
 * @throws a redirect to the not-found screen when the address names no page of the list.
 */
export async function readVisibleList<Item>(
  pageContext: PageContextServer,
  { filterName, perPage, read }: { filterName: string; perPage: number; read: Read<Item> },
): Promise<VisibleList<Item>> {
  // Not `urlParsed`: for data requests of the router it keeps only the last of several filters.
  const query = new URLSearchParams(pageContext.urlOriginal.split('?', 2)[1]);
  const state = readListState(pageContext.routeParams.page, query, filterName);
  if (!state) throw unknownAddress();
  const filters = [...state.filters];
  const { total } = await read({ offset: 0, limit: 1, filters }).catch(refused);
  const pages = pageCount(total, perPage);
  if (state.to > pages) throw unknownAddress();

  const { offset, limit } = visibleRange(state, perPage);
  const end = Math.min(offset + limit, total);
  const items: Item[] = [];
  for (let from = offset; from < end; from += LIST_MAX) {
    items.push(...(await read({ offset: from, limit: Math.min(LIST_MAX, end - from), filters })).items);
  }
  return { state, items, total, pages };
}
