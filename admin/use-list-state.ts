import { useMemo } from 'react';
import { formatListUrl, type ListState, parseListUrl } from './list-url';
import { closeOverlay, pushOverlay, pushUrl, replaceOverlay, replaceUrl, useUrl } from './use-url';

export function useListState(path: string, filterName: string) {
  const { query } = useUrl(path);
  const search = query.toString();
  const state = useMemo(() => parseListUrl(new URLSearchParams(search), filterName), [search, filterName]);
  const getHref = (change: Partial<ListState>) =>
    formatListUrl(path, filterName, { ...state, edit: undefined, add: false, ...change });
  return {
    state,
    getHref,
    /** Adds a history entry and returns to page 1. */
    show: (change: Partial<ListState>) => pushUrl(getHref({ page: 1, ...change })),
    /** Replaces the URL, so that typing adds no history entries. */
    search: (q: string) => replaceUrl(getHref({ q, page: 1 })),
    /** Moves to the last page if the list gets shorter. */
    settle: (page: number) => replaceUrl(getHref({ page })),
    add: () => pushOverlay(getHref({ add: true })),
    edit: (id: string) => pushOverlay(getHref({ edit: id })),
    /** Replaces the open form with another item's. */
    editInstead: (id: string) => replaceOverlay(getHref({ edit: id })),
    closeForm: () => closeOverlay(getHref({})),
  };
}

export type ListUrlState = ReturnType<typeof useListState>;
