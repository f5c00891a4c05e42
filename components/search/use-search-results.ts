import { useEffect, useState } from 'react';
import { SEARCH_PREVIEW_RESULTS_MAX } from '../../domain/limits';
import { apiBase } from '../../domain/paths';
import type { SearchKind } from '../../domain/search/kinds';
import type { MarkedText } from '../../domain/search/words';

const DEBOUNCE_MS = 80;

export type SearchResult = { kind: SearchKind; title: MarkedText; href: string; note: string };

/** Results with their query. `meant` is the corrected query. */
export type SearchResults = { q: string; total: number; hits: SearchResult[]; meant?: string; failed?: true };

type Answer = Omit<SearchResults, 'hits'> & { data: { data: SearchResult[] } };

async function fetchResults(q: string, signal: AbortSignal): Promise<SearchResults> {
  const query = new URLSearchParams({ q, limit: String(SEARCH_PREVIEW_RESULTS_MAX) });
  const answer = await fetch(`${apiBase}/search?${query}`, { signal });
  if (!answer.ok) throw new Error(`Search answered ${answer.status}`);
  const { data, ...found } = (await answer.json()) as Answer;
  return { ...found, q, hits: data.data };
}

/** Keeps the previous results until new results arrive. */
export function useSearchResults(q: string): SearchResults | undefined {
  const [results, setResults] = useState<SearchResults>();
  useEffect(() => {
    if (!q) return setResults(undefined);
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      fetchResults(q, leaving.signal).then(setResults, () => {
        if (!leaving.signal.aborted) setResults({ q, total: 0, hits: [], failed: true });
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q]);
  return results;
}
