import { useMemo } from 'react';
import { type ListAddress, listAddress, readListAddress } from './list-address';
import { closeOnTop, openOnTop, replaceAddress, replaceOnTop, showAddress, useAddress } from './use-address';

/** Returns a list's URL state and functions to change it. */
export function useListAddress(path: string, filterName: string) {
  const { query } = useAddress(path);
  const search = query.toString();
  const state = useMemo(() => readListAddress(new URLSearchParams(search), filterName), [search, filterName]);
  const hrefOf = (change: Partial<ListAddress>) =>
    listAddress(path, filterName, { ...state, edit: undefined, add: false, ...change });
  return {
    state,
    hrefOf,
    /** Pushes a change. */
    show: (change: Partial<ListAddress>) => showAddress(hrefOf({ page: 1, ...change })),
    /** Replaces the search, without history entries. */
    search: (q: string) => replaceAddress(hrefOf({ q, page: 1 })),
    /** Moves to the last page of a shorter list. */
    settle: (page: number) => replaceAddress(hrefOf({ page })),
    add: () => openOnTop(hrefOf({ add: true })),
    edit: (id: string) => openOnTop(hrefOf({ edit: id })),
    /** Replaces the open form with another item's. */
    editInstead: (id: string) => replaceOnTop(hrefOf({ edit: id })),
    closeForm: () => closeOnTop(hrefOf({})),
  };
}

export type ListAddressControls = ReturnType<typeof useListAddress>;
