import { useEffect, useState } from 'react';
import { SEARCH_PREVIEW_MAX } from '../../domain/limits';
import { apiBase } from '../../domain/paths';
import type { SearchKind } from '../../domain/search/kinds';
import type { MarkedText } from '../../domain/search/words';

/** How long (ms) a typist may pause before what stands there is looked for. */
const PAUSE_MS = 80;

export type Find = { kind: SearchKind; title: MarkedText; href: string; note: string };

/** What was found, and for which words; `failed` when the server could not be asked. */
export type Finds = { q: string; total: number; hits: Find[]; meant?: string; failed?: true };

type Answer = Omit<Finds, 'hits'> & { data: { data: Find[] } };

async function ask(q: string, signal: AbortSignal): Promise<Finds> {
  const query = new URLSearchParams({ q, limit: String(SEARCH_PREVIEW_MAX) });
  const answer = await fetch(`${apiBase}/search?${query}`, { signal });
  if (!answer.ok) throw new Error(`Search answered ${answer.status}`);
  const { data, ...found } = (await answer.json()) as Answer;
  return { ...found, q, hits: data.data };
}

/** The best finds of some words while they are typed: those of the words before, until the new ones are there. */
export function useFinds(q: string): Finds | undefined {
  const [finds, setFinds] = useState<Finds>();
  useEffect(() => {
    if (!q) return setFinds(undefined);
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      ask(q, leaving.signal).then(setFinds, () => {
        if (!leaving.signal.aborted) setFinds({ q, total: 0, hits: [], failed: true });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q]);
  return finds;
}
