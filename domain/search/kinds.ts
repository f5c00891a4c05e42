/** Searchable kinds, in default group order. Their positions are ids in the index, so append new ones. */
export const SEARCH_KINDS = ['case', 'article', 'page'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
