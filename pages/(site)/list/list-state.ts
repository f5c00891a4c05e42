import type { PageContextServer } from 'vike/types';
import { UNKNOWN_FILTER } from '../../../domain/filters';
import { getPageCount, getVisibleRange, readListState } from '../../../domain/paging';
import { type ListState, splitUrl } from '../../../domain/paths';
import { redirectToNotFound, rethrowAsNotFound } from '../not-found-redirect';

export type VisibleList<Item> = { state: ListState; items: Item[]; total: number; pages: number };

type ReadRange<Result> = (range: { offset: number; limit: number; filters: string[] }) => Promise<Result>;

/**
 * Reads the part of a list that the request's URL identifies (rule 4).
 * @returns the result of `read`, with the state and the number of pages.
 * @throws a redirect to the not-found page if the list doesn't have the requested page.
 */
export async function readVisibleList<Result extends { items: unknown[]; total: number }>(
  pageContext: PageContextServer,
  { filterName, perPage, readList }: { filterName: string; perPage: number; readList: ReadRange<Result> },
): Promise<Result & { state: ListState; pages: number }> {
  // Don't use `urlParsed`, which contains only the last of several filters in the router's data requests.
  const query = new URLSearchParams(splitUrl(pageContext.urlOriginal)[1]);
  const state = readListState(pageContext.routeParams.page, query, filterName);
  if (!state) throw redirectToNotFound();
  if (state.filters.includes(UNKNOWN_FILTER)) {
    if (state.to > 1) throw redirectToNotFound();
    return {
      ...(await readList({ offset: 0, limit: 0, filters: [] })),
      items: [],
      total: 0,
      state,
      pages: 1,
    };
  }
  const result = await readList({ ...getVisibleRange(state, perPage), filters: [...state.filters] }).catch(
    rethrowAsNotFound,
  );
  const pages = getPageCount(result.total, perPage);
  if (state.to > pages) throw redirectToNotFound();
  return { ...result, state, pages };
}
