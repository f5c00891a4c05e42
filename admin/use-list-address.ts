import { useMemo } from 'react';
import { type ListAddress, listAddress, readListAddress } from './list-address';
import { closeOnTop, openOnTop, replaceAddress, replaceOnTop, showAddress, useAddress } from './use-address';

/** The state of a list of the staff area, which its address keeps, and the ways to change it. */
export function useListAddress(path: string, filterName: string) {
  const { query } = useAddress(path);
  const search = query.toString();
  const state = useMemo(() => readListAddress(new URLSearchParams(search), filterName), [search, filterName]);
  const hrefOf = (change: Partial<ListAddress>) =>
    listAddress(path, filterName, { ...state, edit: undefined, add: false, ...change });
  return {
    state,
    hrefOf,
    /** Shows another part of the list; a step that Back takes back. */
    show: (change: Partial<ListAddress>) => showAddress(hrefOf({ page: 1, ...change })),
    /** Shows what fits the words typed so far, without a step for every letter. */
    search: (q: string) => replaceAddress(hrefOf({ q, page: 1 })),
    /** Puts a list that has become shorter onto its last page. */
    settle: (page: number) => replaceAddress(hrefOf({ page })),
    add: () => openOnTop(hrefOf({ add: true })),
    edit: (id: string) => openOnTop(hrefOf({ edit: id })),
    /** Opens the form of an item in the place of the one that is open. */
    editInstead: (id: string) => replaceOnTop(hrefOf({ edit: id })),
    closeForm: () => closeOnTop(hrefOf({})),
  };
}

export type ListAddressControls = ReturnType<typeof useListAddress>;
