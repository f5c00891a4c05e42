import { kinds } from '../../domain/kinds';
import type { SearchDocument } from '../../domain/search/documents';
import type { SearchKind } from '../../domain/search/kinds';
import { normaliseSearchQuery } from '../../domain/search/search-url';
import { getExcerptAround, type MarkedText, markWords, parseTerms } from '../../domain/search/words';
import type { Context } from '../context';

type SearchHit = {
  kind: SearchKind;
  title: MarkedText;
  href: string;
  note: string;
  excerpt: MarkedText;
  image: string;
};

export type SearchResults = {
  /** The query, truncated to the length limit. */
  q: string;
  hits: SearchHit[];
  counts: Record<SearchKind, number>;
  /** Number of results of the requested kind across all pages. */
  total: number;
  /** The corrected query, if the original has no results. */
  meant: string | undefined;
};

/**
 * Searches public content. Accepts any query (`docs/decisions/search.md`).
 * @param kind limits the results to one kind.
 */
export async function searchSite(
  { search }: Pick<Context, 'search'>,
  { q, kind, offset, limit }: { q: string; kind?: SearchKind | undefined; offset: number; limit: number },
): Promise<SearchResults> {
  const terms = parseTerms(q);
  const { documents, counts, words } = await search.find({ words: terms, kind, offset, limit });
  const total = kind ? counts[kind] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isCorrected = total > 0 && words.join(' ') !== terms.join(' ');
  return {
    q: normaliseSearchQuery(q),
    hits: documents.map(document => toHit(document, words)),
    counts,
    total,
    meant: isCorrected ? words.join(' ') : undefined,
  };
}

const toHit = (
  { kind, slug, title, note, body, image }: SearchDocument,
  words: readonly string[],
): SearchHit => ({
  kind,
  title: markWords(title, words),
  href: kinds[kind].getPath(slug),
  note,
  excerpt: getExcerptAround(body, words),
  image,
});
