import type { PageContextServer } from 'vike/types';
import { UNKNOWN_FILTER } from '../../domain/filters';
import { pageCount, readListState, visibleRange } from '../../domain/paging';
import type { ListState } from '../../domain/paths';
import { refused, unknownAddress } from './unknown-address';

/** What an address shows of a list: its state, the items, and how much there is in all. */
export type VisibleList<Item> = { state: ListState; items: Item[]; total: number; pages: number };

type Read<Result> = (range: { offset: number; limit: number; filters: string[] }) => Promise<Result>;

/**
 * Reads what the address of this request shows of a list; the address alone decides (rule 4).
 * @returns what `read` gave, with the state and the number of pages.
 * @throws a redirect to the not-found screen when the address names no page of the list.
 */
export async function readVisibleList<Result extends { items: unknown[]; total: number }>(
  pageContext: PageContextServer,
  { filterName, perPage, read }: { filterName: string; perPage: number; read: Read<Result> },
): Promise<Result & { state: ListState; pages: number }> {
  // Not `urlParsed`: for data requests of the router it keeps only the last of several filters.
  const query = new URLSearchParams(pageContext.urlOriginal.split('?', 2)[1]);
  const state = readListState(pageContext.routeParams.page, query, filterName);
  if (!state) throw unknownAddress();
  if (state.filters.includes(UNKNOWN_FILTER)) {
    if (state.to > 1) throw unknownAddress();
    return { ...(await read({ offset: 0, limit: 0, filters: [] })), items: [], total: 0, state, pages: 1 };
  }
  const result = await read({ ...visibleRange(state, perPage), filters: [...state.filters] }).catch(refused);
  const pages = pageCount(result.total, perPage);
  if (state.to > pages) throw unknownAddress();
  return { ...result, state, pages };
}
