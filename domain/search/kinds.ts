import { itemLists, type ListedKind } from '../paths';

export type SearchKind = ListedKind | 'page';
const FIRST_KINDS: readonly SearchKind[] = ['case', 'article', 'page'];
/** Searchable kinds in default order. Positions are IDs in the index, so append new kinds. */
export const SEARCH_KINDS = [
  ...FIRST_KINDS,
  ...itemLists.map(({ kind }) => kind).filter(kind => !FIRST_KINDS.includes(kind)),
] as [SearchKind, ...SearchKind[]];
