import { useMemo } from 'react';
import { formatListUrl, type ListState, parseListUrl } from './list-url';
import { closeOverlay, pushOverlay, pushUrl, replaceOverlay, replaceUrl, useUrl } from './use-url';

/** Returns a list's URL state and functions to change it. */
export function useListState(path: string, filterName: string) {
  const { query } = useUrl(path);
  const search = query.toString();
  const state = useMemo(() => parseListUrl(new URLSearchParams(search), filterName), [search, filterName]);
  const hrefOf = (change: Partial<ListState>) =>
    formatListUrl(path, filterName, { ...state, edit: undefined, add: false, ...change });
  return {
    state,
    hrefOf,
    /** Pushes a change. */
    show: (change: Partial<ListState>) => pushUrl(hrefOf({ page: 1, ...change })),
    /** Replaces the search, without history entries. */
    search: (q: string) => replaceUrl(hrefOf({ q, page: 1 })),
    /** Moves to the last page if the list gets shorter. */
    settle: (page: number) => replaceUrl(hrefOf({ page })),
    add: () => pushOverlay(hrefOf({ add: true })),
    edit: (id: string) => pushOverlay(hrefOf({ edit: id })),
    /** Replaces the open form with another item's. */
    editInstead: (id: string) => replaceOverlay(hrefOf({ edit: id })),
    closeForm: () => closeOverlay(hrefOf({})),
  };
}

export type ListUrlState = ReturnType<typeof useListState>;
