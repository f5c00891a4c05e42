import { sql } from 'kysely';
import { foldText, wordsOf } from '../domain/search/words';
import type { DbOrTransaction } from './connection';
import type { EnquiryRow } from './schema';

type EnquiryTexts = Pick<EnquiryRow, 'reference' | 'full_name' | 'company_name' | 'email' | 'description'>;

/** The words of an enquiry, each behind a space, so that one is found by its beginning. */
export const enquiryWords = (row: EnquiryTexts): string =>
  [
    '',
    ...wordsOf(
      foldText([row.full_name, row.company_name, row.email, row.reference, row.description].join(' ')),
    ),
  ].join(' ');

export type FoundEnquiry = Pick<
  EnquiryRow,
  'id' | 'reference' | 'full_name' | 'company_name' | 'description' | 'created_at' | 'seen_at' | 'handled_at'
>;

/**
 * The newest enquiries that have words with all of these beginnings, and how many have. They are walked, not indexed:
 * they are kept for a year, and an index would keep pieces of what was erased.
 * @param words folded; none of them finds the newest of all.
 * @param where they are looked for in the reference only.
 */
export async function findEnquiries(
  db: DbOrTransaction,
  words: readonly string[],
  { limit, where = 'anywhere' }: { limit: number; where?: 'anywhere' | 'reference' },
): Promise<{ rows: FoundEnquiry[]; total: number }> {
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
