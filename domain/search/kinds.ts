import { itemLists, type ListedKind } from '../paths';

export type SearchKind = ListedKind | 'page';
const FIRST: readonly SearchKind[] = ['case', 'article', 'page'];
/** Searchable kinds in default order. Positions are IDs in the index, so append new kinds. */
export const SEARCH_KINDS = [
  ...FIRST,
  ...itemLists.map(({ kind }) => kind).filter(kind => !FIRST.includes(kind)),
] as [SearchKind, ...SearchKind[]];
