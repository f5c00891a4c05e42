import { sql } from 'kysely';
import { SEARCH_RANKED_RESULTS_MAX } from '../domain/limits';
import type { SearchDocument } from '../domain/search/documents';
import { SEARCH_KINDS, type SearchKind } from '../domain/search/kinds';
import { findClosestWord, type KnownWord } from '../domain/search/nearest';
import { foldText } from '../domain/search/words';
import type { DbOrTransaction } from './connection';
import { getKindNumber, KIND_NUMBER_MODULUS, toTrigrams } from './search-documents';

export type SearchQuery = {
  /** Folded, non-empty words from `parseTerms`. */
  words: readonly string[];
  kind?: SearchKind | undefined;
  offset: number;
  limit: number;
};

export type SearchResult = {
  documents: SearchDocument[];
  /** Counts for all kinds, regardless of the filter. */
  counts: Record<SearchKind, number>;
  /** The matched words, which differ from the query after a typo correction. */
  words: readonly string[];
  /** Whether the results match corrected words, or only some of the words. */
  isGuess: boolean;
};

/** Weights of title, headings and body. */
const COLUMN_WEIGHTS = sql.raw('10, 4, 1');
/** Maximum number of words with shared trigrams to compare with a typo. */
const CANDIDATES_MAX = 60;

/**
 * Implements `SearchIndex` (use-cases/ports.ts). Words match as prefixes, and rank higher as whole words. Without
 * results, unknown words are corrected, and then any word may match.
 */
export function createDatabaseSearch(db: DbOrTransaction) {
  return {
    async find({ words, kind, offset, limit }: SearchQuery): Promise<SearchResult> {
      if (words.length === 0) return { documents: [], counts: createEmptyCounts(), words, isGuess: false };
      for await (const attempt of generateAttempts(db, words)) {
        const counts = await countByKind(db, attempt);
        if (SEARCH_KINDS.every(searchKind => counts[searchKind] === 0)) continue;
        const ids = await rankDocuments(db, attempt, { kind, offset, limit });
        const isGuess = attempt.operator === 'OR' || attempt.words.join(' ') !== words.join(' ');
        return { documents: await readDocuments(db, ids), counts, words: attempt.words, isGuess };
      }
      return { documents: [], counts: createEmptyCounts(), words, isGuess: false };
    },
  };
}

const createEmptyCounts = () =>
  Object.fromEntries(SEARCH_KINDS.map(kind => [kind, 0])) as SearchResult['counts'];

type Attempt = { words: readonly string[]; operator: 'AND' | 'OR' };

/** Builds a query for prefixes. Words contain only letters and digits, so they can’t be FTS5 operators. */
const toPrefixQuery = ({ words, operator }: Attempt) =>
  words.map(word => `"${word}" *`).join(` ${operator} `);
/** Matches titles only, and ranks whole words higher. */
const toTitleQuery = ({ words, operator }: Attempt) =>
  `title : (${words.map(word => `("${word}" * OR "${word}")`).join(` ${operator} `)})`;

async function* generateAttempts(db: DbOrTransaction, terms: readonly string[]): AsyncGenerator<Attempt> {
  yield { words: terms, operator: 'AND' };
  const words: string[] = [];
  for (const word of terms)
    words.push((await isKnown(db, word)) ? word : ((await findNearestWord(db, word)) ?? word));
  yield { words, operator: 'AND' };
  // Words of one or two letters match too many documents.
  const distinctiveWords = words.filter(({ length }) => length > 2);
  if (distinctiveWords.length > 0 && words.length > 1) yield { words: distinctiveWords, operator: 'OR' };
}

async function countByKind(db: DbOrTransaction, attempt: Attempt): Promise<SearchResult['counts']> {
  const { rows } = await sql<{ number: number; total: number }>`
    select rowid % ${sql.lit(KIND_NUMBER_MODULUS)} as number, count(*) as total
    from search_index where search_index match ${toPrefixQuery(attempt)} group by 1`.execute(db);
  const totals = new Map(rows.map(({ number, total }) => [number, total]));
  const counts = createEmptyCounts();
  for (const kind of SEARCH_KINDS) counts[kind] = totals.get(getKindNumber(kind)) ?? 0;
  return counts;
}

/** Ranks only the newest matches and the newest title matches, to limit the cost. */
async function rankDocuments(
  db: DbOrTransaction,
  attempt: Attempt,
  { kind, offset, limit }: Omit<SearchQuery, 'words'>,
): Promise<number[]> {
  const kindCondition = kind
    ? sql`and rowid % ${sql.lit(KIND_NUMBER_MODULUS)} = ${sql.lit(getKindNumber(kind))}`
    : sql.raw('');
  const sortNewestFirst = (expression: string) => sql`select id, score from (
    select rowid as id, bm25(search_index, ${COLUMN_WEIGHTS}) as score from search_index
    where search_index match ${expression} ${kindCondition} order by rowid desc limit ${SEARCH_RANKED_RESULTS_MAX})`;
  const { rows } = await sql<{ id: number }>`
    select id from (${sortNewestFirst(toPrefixQuery(attempt))} union all ${sortNewestFirst(toTitleQuery(attempt))})
    group by id order by min(score), id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

async function readDocuments(db: DbOrTransaction, ids: readonly number[]): Promise<SearchDocument[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('search_documents').selectAll().where('id', 'in', ids).execute();
  const documentsById = new Map(rows.map(({ id, ...document }) => [id, document]));
  return ids.flatMap(id => documentsById.get(id) ?? []);
}

/** Returns the paths of stored pages that contain one of the phrases, newest first. */
export async function findPagesContaining(
  db: DbOrTransaction,
  phrases: readonly string[],
  limit: number,
): Promise<string[]> {
  const words = phrases
    .map(
      phrase =>
        foldText(phrase)
          .match(/[\p{L}\p{N}]+/gu)
          ?.join(' ') ?? '',
    )
    .filter(Boolean);
  if (words.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select key from search_documents where id in (
      select rowid from search_index where search_index match ${words.map(word => `"${word}"`).join(' OR ')}
      and rowid % ${sql.lit(KIND_NUMBER_MODULUS)} = ${sql.lit(getKindNumber('page'))} order by rowid desc limit ${limit})`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

/** Returns whether any indexed word starts with this word. */
async function isKnown(db: DbOrTransaction, word: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from search_index where search_index match ${`"${word}" *`} limit 1`.execute(db);
  return rows.length > 0;
}

async function findNearestWord(db: DbOrTransaction, word: string): Promise<string | undefined> {
  const { rows } = await sql<KnownWord>`
    select word, coalesce((select doc from search_vocabulary where term = found.word), 0) as documents from (
      select word from search_trigrams join search_words on search_words.id = word_id
      where trigram in (${sql.join(toTrigrams(word))})
      group by word_id order by count(*) desc, abs(length(word) - ${word.length}) limit ${sql.lit(CANDIDATES_MAX)}) as found`.execute(
    db,
  );
  return findClosestWord(
    word,
    rows.filter(({ documents }) => documents > 0),
  );
}
