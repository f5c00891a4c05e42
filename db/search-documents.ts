import { sql } from 'kysely';
import { TYPO_CANDIDATES_MAX } from '../domain/limits';
import type { SearchDocument } from '../domain/search/documents';
import { SEARCH_KINDS, type SearchKind } from '../domain/search/kinds';
import { foldText, splitWords } from '../domain/search/words';
import type { DbOrTransaction } from './connection';

/** Shorter words aren’t used to correct typos. */
const WORD_MIN = 4;
const WORD_MAX = 30;

/** A document’s id modulo this number is its kind, so that counting results by kind reads no documents. */
export const KIND_NUMBER_MODULUS = 8;
export const getKindNumber = (kind: SearchKind): number => SEARCH_KINDS.indexOf(kind) + 1;

/** Stores a search document. Call this in the transaction that stores the item. */
export async function upsertDocument(db: DbOrTransaction, document: SearchDocument): Promise<void> {
  const existingRow = await db
    .selectFrom('search_documents')
    .select('id')
    .where('kind', '=', document.kind)
    .where('key', '=', document.key)
    .executeTakeFirst();
  const id = existingRow?.id ?? (await findFreeNumber(db, document.kind));
  await db
    .insertInto('search_documents')
    .values({ id, ...document })
    .onConflict(conflict => conflict.column('id').doUpdateSet(document))
    .execute();
  const { title, headings, body } = document;
  const foldedTexts = [title, headings, body].map(foldText);
  await sql`insert or replace into search_index (rowid, title, headings, body)
    values (${id}, ${sql.join(foldedTexts)})`.execute(db);
  await insertWords(db, splitWords(foldedTexts.join(' ')));
}

/** Finds a free number. Newer documents get higher numbers. */
async function findFreeNumber(db: DbOrTransaction, kind: SearchKind): Promise<number> {
  const { last } = await db
    .selectFrom('search_documents')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return (Math.floor((last ?? 0) / KIND_NUMBER_MODULUS) + 1) * KIND_NUMBER_MODULUS + getKindNumber(kind);
}

/** Pads the word with spaces, so that its ends count as trigrams. */
export const toTrigrams = (word: string): string[] => {
  const paddedWord = ` ${word} `;
  return [
    ...new Set(
      Array.from({ length: paddedWord.length - 2 }, (_, start) => paddedWord.slice(start, start + 3)),
    ),
  ];
};

async function insertWords(db: DbOrTransaction, words: readonly string[]): Promise<void> {
  const indexableWords = words
    .filter(({ length }) => length >= WORD_MIN && length <= WORD_MAX)
    .slice(0, TYPO_CANDIDATES_MAX);
  const { rows } = await sql<{ id: number; word: string }>`
    insert into search_words (word) select value from json_each(${JSON.stringify(indexableWords)}) where true
    on conflict do nothing returning id, word`.execute(db);
  if (rows.length === 0) return;
  const trigrams = rows.flatMap(({ id, word }) => toTrigrams(word).map(trigram => [trigram, id]));
  await sql`insert into search_trigrams (trigram, word_id)
    select value ->> 0, value ->> 1 from json_each(${JSON.stringify(trigrams)})`.execute(db);
}

/**
 * @param versions current versions by key.
 * @returns the keys to index and the keys to remove.
 */
export async function listOutdatedDocuments(
  db: DbOrTransaction,
  kind: SearchKind,
  versions: ReadonlyMap<string, string>,
): Promise<{ missingKeys: string[]; removedKeys: string[] }> {
  const rows = await db
    .selectFrom('search_documents')
    .select(['key', 'version'])
    .where('kind', '=', kind)
    .execute();
  const storedVersions = new Map(rows.map(({ key, version }) => [key, version]));
  return {
    missingKeys: [...versions]
      .filter(([key, version]) => storedVersions.get(key) !== version)
      .map(([key]) => key),
    removedKeys: [...storedVersions.keys()].filter(key => !versions.has(key)),
  };
}

export async function deleteDocuments(
  db: DbOrTransaction,
  kind: SearchKind,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await db.deleteFrom('search_documents').where('kind', '=', kind).where('key', '=', key).execute();
}

/** Deletes words that no document contains, because they would still be suggested as corrections. */
export async function deleteUnusedWords(db: DbOrTransaction): Promise<void> {
  await sql`delete from search_words where word not in (select term from search_vocabulary)`.execute(db);
  await sql`delete from search_trigrams where word_id not in (select id from search_words)`.execute(db);
}

/** Marks all documents as outdated. Call this after their format has changed. */
export async function invalidateDocuments(db: DbOrTransaction): Promise<void> {
  await db.updateTable('search_documents').set({ version: '' }).execute();
}
