import { sql } from 'kysely';
import type { KindName } from '../domain/kinds';
import { foldText, splitWords } from '../domain/search/words';
import type { DbOrTransaction } from './connection';
import { countRows } from './queries';
import type { EnquiryRow } from './schema';

type EnquiryTexts = Pick<EnquiryRow, 'reference' | 'full_name' | 'company_name' | 'email' | 'description'>;

/** Puts a space before each word, so that searches match prefixes. */
export const toEnquirySearchKey = (row: EnquiryTexts): string =>
  [
    '',
    ...splitWords(
      foldText([row.full_name, row.company_name, row.email, row.reference, row.description].join(' ')),
    ),
  ].join(' ');

export type EnquiryMatch = Pick<
  EnquiryRow,
  'id' | 'reference' | 'full_name' | 'company_name' | 'description' | 'created_at' | 'stage' | 'spam_at'
>;

/**
 * Lists the newest matches first. Scans all requests, because an index would retain parts of erased requests.
 * Only a search by reference finds spam, because a visitor may ask about a request that was held by mistake.
 * @param words folded prefixes that must all match. Without words, every request matches.
 */
export async function findEnquiries(
  db: DbOrTransaction,
  words: readonly string[],
  { limit, where: scope = 'anywhere' }: { limit: number; where?: 'anywhere' | 'reference' },
): Promise<{ rows: EnquiryMatch[]; total: number }> {
  const key = scope === 'reference' ? sql`' ' || replace(lower(reference), '-', ' ')` : sql.ref('search_key');
  const filteredItems = words.reduce(
    (query, word) => query.where(sql<boolean>`instr(${key}, ${` ${word}`}) > 0`),
    db.selectFrom('enquiries').$if(scope === 'anywhere', query => query.where('spam_at', 'is', null)),
  );
  const rows = await filteredItems
    .select(['id', 'reference', 'full_name', 'company_name', 'description', 'created_at', 'stage', 'spam_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return { rows, total: await countRows(filteredItems) };
}

/** An item with a title, slug or id similar to a mistyped path. */
export type SimilarItem = {
  id: string;
  kind: KindName;
  title: string;
  slug: string | undefined;
  live: boolean;
};

/**
 * Ranks items by the number of words that they share with a path. At least half of the words must match.
 * @param segment the path’s last segment, possibly an id.
 * @param words folded beginnings of the segment’s words.
 * @param owner limits drafts to this member’s. Public items are always included.
 */
export async function findSimilarItems(
  db: DbOrTransaction,
  { segment, words }: { segment: string; words: readonly string[] },
  { owner, limit }: { owner: string | undefined; limit: number },
): Promise<SimilarItem[]> {
  const key = sql`staff_items.title_key || ' ' || coalesce(items.slug, '')`;
  const matchCount = words.reduce(
    (sum, word) => sql<number>`${sum} + (instr(${key}, ${word}) > 0)`,
    sql<number>`(staff_items.id = ${segment}) * ${words.length + 1}`,
  );
  const rows = await db
    .selectFrom('staff_items')
    .leftJoin('items', 'items.id', 'staff_items.id')
    .leftJoin('drafts', 'drafts.id', 'staff_items.id')
    .select(['staff_items.id', 'staff_items.kind', 'items.slug', 'items.title', 'live'])
    .select(sql<string | null>`drafts.title`.as('draft_title'))
    .where(sql<boolean>`${matchCount} >= ${Math.max(1, words.length / 2)}`)
    .$if(owner !== undefined, filteredItems =>
      filteredItems.where(({ or, eb }) =>
        or([eb('live', '=', 1), eb('staff_items.owner_id', '=', owner ?? '')]),
      ),
    )
    .orderBy(matchCount, 'desc')
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    title: row.draft_title || row.title || '',
    slug: row.slug ?? undefined,
    live: row.live === 1,
  }));
}
