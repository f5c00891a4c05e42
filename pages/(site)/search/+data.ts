import type { PageContextServer } from 'vike/types';
import { SEARCH_PER_PAGE } from '../../../domain/limits';
import { getPageCount } from '../../../domain/paging';
import { splitUrl } from '../../../domain/paths';
import { parseSearch, SEARCH_PAGES_MAX, type SearchState } from '../../../domain/search/search-url';
import type { MarkedText } from '../../../domain/search/words';
import { preventHyphenBreaks } from '../../../domain/unbroken';
import type { SearchResults } from '../../../use-cases/search/search-site';

/** `cases` is the number of all cases, shown if nothing was found. */
export type SearchData = SearchResults & {
  state: SearchState & { page: number };
  pages: number;
  cases: number;
};

const preventBreaks = (parts: MarkedText): MarkedText =>
  parts.map(({ text, marked }) => ({ text: preventHyphenBreaks(text), marked }));

export async function data({ api, urlOriginal }: PageContextServer): Promise<SearchData> {
  const state = parseSearch(new URLSearchParams(splitUrl(urlOriginal)[1]));
  const { q, kind, page } = state;
  const offset = (page - 1) * SEARCH_PER_PAGE;
  const results = await api.search.site({ q, kind, offset, limit: SEARCH_PER_PAGE });
  return {
    ...results,
    hits: results.hits.map(hit => ({
      ...hit,
      title: preventBreaks(hit.title),
      excerpt: preventBreaks(hit.excerpt),
    })),
    state,
    pages: Math.min(getPageCount(results.total, SEARCH_PER_PAGE), SEARCH_PAGES_MAX),
    cases: results.total > 0 ? 0 : (await api.cases.list({ limit: 0 })).total,
  };
}
