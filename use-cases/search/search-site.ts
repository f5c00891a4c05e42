import { kinds } from '../../domain/kinds';
import { readAsked } from '../../domain/search/address';
import type { SearchDocument } from '../../domain/search/documents';
import type { SearchKind } from '../../domain/search/kinds';
import { askedWords, excerptAround, type MarkedText, markWords } from '../../domain/search/words';
import type { Context } from '../context';

/** What a visitor finds. */
export type SearchHit = {
  kind: SearchKind;
  title: MarkedText;
  href: string;
  note: string;
  excerpt: MarkedText;
  image: string;
};

export type SearchResults = {
  /** What was asked, as far as it is read. */
  q: string;
  hits: SearchHit[];
  counts: Record<SearchKind, number>;
  /** All finds, of the kind that was asked for. */
  total: number;
  /** What was looked for instead, because nothing has what was asked. */
  meant: string | undefined;
};

/**
 * Searches what is public: cases, articles and pages (docs/decisions/search.md). Whatever is asked, there is an answer.
 * @param q as it was typed.
 * @param kind one kind only.
 */
export async function searchSite(
  { search }: Pick<Context, 'search'>,
  { q, kind, offset, limit }: { q: string; kind?: SearchKind | undefined; offset: number; limit: number },
): Promise<SearchResults> {
  const asked = askedWords(q);
  const { documents, counts, words } = await search.find({ words: asked, kind, offset, limit });
  const total = kind ? counts[kind] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isOther = total > 0 && words.join(' ') !== asked.join(' ');
  return {
    q: readAsked(q),
    hits: documents.map(document => hitOf(document, words)),
    counts,
    total,
    meant: isOther ? words.join(' ') : undefined,
  };
}

const hitOf = (
  { kind, slug, title, note, body, image }: SearchDocument,
  words: readonly string[],
): SearchHit => ({
  kind,
  title: markWords(title, words),
  href: kinds[kind].path(slug),
  note,
  excerpt: excerptAround(body, words),
  image,
});
