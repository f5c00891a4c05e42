/**
 * What a search finds, in the order in which groups are shown where none is better. Their places are their numbers in
 * the index: a further one comes last.
 */
export const SEARCH_KINDS = ['case', 'article', 'page'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
