import { sql } from 'kysely';
import { SEARCH_RANKED_MAX } from '../domain/limits';
import type { SearchDocument } from '../domain/search/documents';
import { SEARCH_KINDS, type SearchKind } from '../domain/search/kinds';
import { type KnownWord, nearestWord } from '../domain/search/nearest';
import { foldText } from '../domain/search/words';
import type { DbOrTransaction } from './connection';
import { NUMBERS_APART, numberOf, trigramsOf } from './search-documents';

/** What is looked for, and which part of what is found is wanted, best first. */
export type SearchQuery = {
  /** As `askedWords` gives them: folded, none of them empty. */
  words: readonly string[];
  /** One kind only. */
  kind?: SearchKind | undefined;
  offset: number;
  limit: number;
};

export type SearchFound = {
  documents: SearchDocument[];
  /** All finds by kind, of all kinds. */
  counts: Record<SearchKind, number>;
  /** The words that were found: others than asked for when those were probably mistyped. */
  words: readonly string[];
  /** Nothing has all that was asked for: these are near it. */
  isGuess: boolean;
};

/** How much a word weighs in a title, in headings and anywhere. */
const WEIGHTS = sql.raw('10, 4, 1');
/** Words that share pieces with a mistyped one and are looked at closely. */
const CANDIDATES = 60;

/**
 * SQLite's full-text index as a `SearchIndex` (use-cases/ports.ts). A word is found where one begins with it, and
 * better where one is it. When nothing has all words, those that nothing has are taken for the nearest that something
 * has; when nothing has all of these, what has any of them is found.
 */
export function databaseSearch(db: DbOrTransaction) {
  return {
    async find({ words, kind, offset, limit }: SearchQuery): Promise<SearchFound> {
      if (words.length === 0) return { documents: [], counts: noneOf(), words, isGuess: false };
      for await (const attempt of attempts(db, words)) {
        const counts = await countByKind(db, attempt);
        if (SEARCH_KINDS.every(each => counts[each] === 0)) continue;
        const ids = await ranked(db, attempt, { kind, offset, limit });
        const isGuess = attempt.how === 'OR' || attempt.words.join(' ') !== words.join(' ');
        return { documents: await documentsOf(db, ids), counts, words: attempt.words, isGuess };
      }
      return { documents: [], counts: noneOf(), words, isGuess: false };
    },
  };
}

const noneOf = () => Object.fromEntries(SEARCH_KINDS.map(kind => [kind, 0])) as SearchFound['counts'];

type Attempt = { words: readonly string[]; how: 'AND' | 'OR' };

/** Words as FTS5 reads them; they hold letters and digits only, so nothing in them is an operator. */
const beginning = ({ words, how }: Attempt) => words.map(word => `"${word}" *`).join(` ${how} `);
/** The same in titles, where a whole word weighs more. */
const inTitle = ({ words, how }: Attempt) =>
  `title : (${words.map(word => `("${word}" * OR "${word}")`).join(` ${how} `)})`;

async function* attempts(db: DbOrTransaction, asked: readonly string[]): AsyncGenerator<Attempt> {
  yield { words: asked, how: 'AND' };
  const words: string[] = [];
  for (const word of asked)
    words.push((await isKnown(db, word)) ? word : ((await nearest(db, word)) ?? word));
  yield { words, how: 'AND' };
  // By themselves, one or two letters begin too many words to mean anything.
  const telling = words.filter(({ length }) => length > 2);
  if (telling.length > 0 && words.length > 1) yield { words: telling, how: 'OR' };
}

async function countByKind(db: DbOrTransaction, attempt: Attempt): Promise<SearchFound['counts']> {
  const { rows } = await sql<{ number: number; total: number }>`
    select rowid % ${sql.lit(NUMBERS_APART)} as number, count(*) as total
    from search_index where search_index match ${beginning(attempt)} group by 1`.execute(db);
  const totals = new Map(rows.map(({ number, total }) => [number, total]));
  const counts = noneOf();
  for (const kind of SEARCH_KINDS) counts[kind] = totals.get(numberOf(kind)) ?? 0;
  return counts;
}

/** The best finds. Weighed are the newest of all, and the newest of those that have it in their titles. */
async function ranked(
  db: DbOrTransaction,
  attempt: Attempt,
  { kind, offset, limit }: Omit<SearchQuery, 'words'>,
): Promise<number[]> {
  const ofKind = kind ? sql`and rowid % ${sql.lit(NUMBERS_APART)} = ${sql.lit(numberOf(kind))}` : sql.raw('');
  const newest = (expression: string) => sql`select id, score from (
    select rowid as id, bm25(search_index, ${WEIGHTS}) as score from search_index
    where search_index match ${expression} ${ofKind} order by rowid desc limit ${SEARCH_RANKED_MAX})`;
  const { rows } = await sql<{ id: number }>`
    select id from (${newest(beginning(attempt))} union all ${newest(inTitle(attempt))})
    group by id order by min(score), id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

async function documentsOf(db: DbOrTransaction, ids: readonly number[]): Promise<SearchDocument[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('search_documents').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map(({ id, ...document }) => [id, document]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/** Addresses of stored pages that have any of these phrases, the newest first. */
export async function pagesSaying(
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
      select rowid from search_index where search_index match ${words.map(each => `"${each}"`).join(' OR ')}
      and rowid % ${sql.lit(NUMBERS_APART)} = ${sql.lit(numberOf('page'))} order by rowid desc limit ${limit})`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

/** Whether anything has a word that begins so. */
async function isKnown(db: DbOrTransaction, word: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from search_index where search_index match ${`"${word}" *`} limit 1`.execute(db);
  return rows.length > 0;
}

/** The word that was probably meant; undefined when there is none near. */
async function nearest(db: DbOrTransaction, word: string): Promise<string | undefined> {
  const { rows } = await sql<KnownWord>`
    select word, coalesce((select doc from search_vocabulary where term = found.word), 0) as documents from (
      select word from search_trigrams join search_words on search_words.id = word_id
      where trigram in (${sql.join(trigramsOf(word))})
      group by word_id order by count(*) desc, abs(length(word) - ${word.length}) limit ${sql.lit(CANDIDATES)}) as found`.execute(
    db,
  );
  return nearestWord(
    word,
    rows.filter(({ documents }) => documents > 0),
  );
}
