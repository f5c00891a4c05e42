/** What a search finds, in the order in which groups are shown where none is better. */
export const SEARCH_KINDS = ['case', 'article', 'page'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
