import { SEARCH_LENGTH_MAX, SEARCH_PER_PAGE, SEARCH_RANKED_RESULTS_MAX } from '../limits';
import { SEARCH_PARAMETERS, screens } from '../paths';
import { SEARCH_KINDS, type SearchKind } from './kinds';

export type SearchState = { q: string; kind?: SearchKind | undefined; page?: number };

/** Returns paths such as `/search?q=offline&kind=case&page=2`. */
export function getSearchPath({ q, kind, page = 1 }: SearchState): string {
  const query = new URLSearchParams(q && { [SEARCH_PARAMETERS.q]: q });
  if (q && kind) query.set(SEARCH_PARAMETERS.kind, kind);
  if (q && page > 1) query.set(SEARCH_PARAMETERS.page, String(page));
  return query.size > 0 ? `${screens.search.path}?${query}` : screens.search.path;
}

/** Maximum number of result pages. Later results aren't ranked. */
export const SEARCH_PAGES_MAX = SEARCH_RANKED_RESULTS_MAX / SEARCH_PER_PAGE;

/** Lone surrogates and control characters. */
const UNREADABLE_CHARACTER_PATTERN = /[\p{Cs}\p{Cc}]/gu;

/** Shortens a long query, because the search evaluates only the beginning. */
export const normaliseSearchQuery = (q: string): string =>
  q.slice(0, SEARCH_LENGTH_MAX).replace(UNREADABLE_CHARACTER_PATTERN, '').trim();

/** Ignores unknown kinds and pages. */
export function parseSearch(query: URLSearchParams): SearchState & { page: number } {
  const kind = SEARCH_KINDS.find(searchKind => searchKind === query.get(SEARCH_PARAMETERS.kind));
  const page = Number(/^\d{1,3}$/.exec(query.get(SEARCH_PARAMETERS.page) ?? '')?.[0] ?? 1);
  return {
    q: normaliseSearchQuery(query.get(SEARCH_PARAMETERS.q) ?? ''),
    kind,
    page: Math.min(Math.max(1, page), SEARCH_PAGES_MAX),
  };
}
