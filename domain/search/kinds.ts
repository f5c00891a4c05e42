import { type ListedKind, lists } from '../paths';

export type SearchKind = ListedKind | 'page';
const FIRST: readonly SearchKind[] = ['case', 'article', 'page'];
/** Searchable kinds, in default group order. Their positions are ids in the index, so later lists follow. */
export const SEARCH_KINDS = [
  ...FIRST,
  ...lists.map(({ kind }) => kind).filter(kind => !FIRST.includes(kind)),
] as [SearchKind, ...SearchKind[]];
