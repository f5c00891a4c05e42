import { createListCodec, type UrlCodec } from './list-url';
import { closeOverlay, pushOverlay, pushUrl, replaceOverlay, replaceUrl, useUrl } from './use-url';

/** @param resetState default values for changes that don’t set them, such as a closed form. */
export function useUrlState<State extends object>(
  path: string,
  codec: UrlCodec<State>,
  resetState?: Partial<State>,
) {
  const state = codec.parse(useUrl(path).query);
  const getHref = (change: Partial<State>) => codec.format(path, { ...state, ...resetState, ...change });
  const getFirstPageHref = (change: Partial<State>) => getHref({ page: 1, ...change });
  return {
    state,
    getHref,
    /** Adds a history entry and returns to page 1. */
    show: (change: Partial<State>) => pushUrl(getFirstPageHref(change)),
    /** Replaces the URL, so that typing adds no history entries. Returns to page 1. */
    replace: (change: Partial<State>) => replaceUrl(getFirstPageHref(change)),
  };
}

export function useListState(path: string, filterName: string) {
  const { replace, ...list } = useUrlState(path, createListCodec(filterName), {
    edit: undefined,
    add: undefined,
  });
  const { getHref } = list;
  return {
    ...list,
    search: (q: string) => replace({ q }),
    add: () => pushOverlay(getHref({ add: '1' })),
    edit: (id: string) => pushOverlay(getHref({ edit: id })),
    /** Replaces the open form with another item's. */
    editInstead: (id: string) => replaceOverlay(getHref({ edit: id })),
    closeForm: () => closeOverlay(getHref({})),
  };
}

export type ListUrlState = ReturnType<typeof useListState>;
