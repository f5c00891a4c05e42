import { useEffect, useState } from 'react';
import { SEARCH_PREVIEW_RESULTS_MAX } from '../../domain/limits';
import { apiBase } from '../../domain/paths';
import type { SearchKind } from '../../domain/search/kinds';
import type { MarkedText } from '../../domain/search/words';

const DEBOUNCE_MS = 80;

export type SearchResult = { kind: SearchKind; title: MarkedText; href: string; note: string };

/** Results with their query. `meant` is the corrected query. */
export type SearchResults = {
  q: string;
  total: number;
  hits: SearchResult[];
  meant?: string;
  hasFailed?: true;
};

type SearchResponse = Omit<SearchResults, 'hits'> & { data: { data: SearchResult[] } };

async function fetchResults(q: string, signal: AbortSignal): Promise<SearchResults> {
  const query = new URLSearchParams({ q, limit: String(SEARCH_PREVIEW_RESULTS_MAX) });
  const response = await fetch(`${apiBase}/search?${query}`, { signal });
  if (!response.ok) throw new Error(`Search responded with ${response.status}`);
  const { data, ...results } = (await response.json()) as SearchResponse;
  return { ...results, q, hits: data.data };
}

/** Keeps the previous results until new results arrive. */
export function useSearchResults(q: string): SearchResults | undefined {
  const [results, setResults] = useState<SearchResults>();
  useEffect(() => {
    if (!q) return setResults(undefined);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchResults(q, controller.signal).then(setResults, () => {
        if (!controller.signal.aborted) setResults({ q, total: 0, hits: [], hasFailed: true });
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q]);
  return results;
}
