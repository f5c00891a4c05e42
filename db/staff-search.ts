import { sql } from 'kysely';
import { foldText, splitWords } from '../domain/search/words';
import type { DbOrTransaction } from './connection';
import type { EnquiryRow } from './schema';

type EnquiryTexts = Pick<EnquiryRow, 'reference' | 'full_name' | 'company_name' | 'email' | 'description'>;

/** Builds the search key of a request: each word after a space, so that prefixes match. */
export const toEnquirySearchKey = (row: EnquiryTexts): string =>
  [
    '',
    ...splitWords(
      foldText([row.full_name, row.company_name, row.email, row.reference, row.description].join(' ')),
    ),
  ].join(' ');

export type EnquiryMatch = Pick<
  EnquiryRow,
  'id' | 'reference' | 'full_name' | 'company_name' | 'description' | 'created_at' | 'seen_at' | 'handled_at'
>;

/**
 * Finds the newest requests that match all word prefixes, with their total. Scans them, because an index would retain
 * parts of erased requests.
 * @param words folded; without words, finds the newest requests.
 * @param where limits the search to references.
 */
export async function findEnquiries(
  db: DbOrTransaction,
  words: readonly string[],
  { limit, where = 'anywhere' }: { limit: number; where?: 'anywhere' | 'reference' },
): Promise<{ rows: EnquiryMatch[]; total: number }> {
  const key = where === 'reference' ? sql`' ' || replace(lower(reference), '-', ' ')` : sql.ref('search_key');
  const found = words.reduce(
    (query, word) => query.where(sql<boolean>`instr(${key}, ${` ${word}`}) > 0`),
    db.selectFrom('enquiries'),
  );
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select([
      'id',
      'reference',
      'full_name',
      'company_name',
      'description',
      'created_at',
      'seen_at',
      'handled_at',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return { rows, total };
}
