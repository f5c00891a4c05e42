import { sql } from 'kysely';
import { foldCase } from '../domain/filters';
import type { KindName } from '../domain/kinds';
import type { ArticleCard } from '../domain/kinds/article';
import type { CaseCard } from '../domain/kinds/case';
import { articleCards } from './articles';
import { caseCards } from './cases';
import type { DbOrTransaction } from './connection';
import { foldTitle, inOrder } from './items';
import { ALL, rangeOfAny, totalsOf } from './lists';

/** Orders a list of the staff area offers. */
export const STAFF_SORTS = ['newest', 'oldest', 'title'] as const;

/** What a list of the staff area is asked for. `q` is looked for in titles, whatever the case of letters. */
export type StaffListQuery = {
  q: string;
  sort: (typeof STAFF_SORTS)[number];
  offset: number;
  limit: number;
};

const ORDER = {
  newest: { column: 'created_at', direction: 'desc' },
  oldest: { column: 'created_at', direction: 'asc' },
  title: { column: 'title', direction: 'asc' },
} as const;

const TABLES = { case: 'cases', article: 'articles' } as const;

/** Whether a title holds the text, in capital letters or small ones. */
const titleHolds = (q: string) => sql<boolean>`instr(title_key, ${foldTitle(q)}) > 0`;

type Listed = { ids: string[]; total: number };

/** Ids of the items asked for. @param filter a domain or a tag. */
async function staffList(
  db: DbOrTransaction,
  kind: KindName,
  { q, filter, sort, offset, limit }: StaffListQuery & { filter: string | undefined },
): Promise<Listed> {
  const list = filter ? foldCase(filter) : ALL;
  if (q.trim() || sort === 'title') return searched(db, kind, { q, list, sort, offset, limit });
  const total = (await totalsOf(db, kind, [list])).get(list) ?? 0;
  const length = Math.min(limit, total - offset);
  if (length <= 0) return { ids: [], total };
  // The oldest first is the same list from its other end.
  const start = sort === 'oldest' ? total - offset - length : offset;
  const found = await rangeOfAny(db, kind, [list], { offset: start, limit: length });
  const ids = (await found.execute()).map(({ item_id }) => item_id);
  return { ids: sort === 'oldest' ? ids.reverse() : ids, total };
}

/** Walks the index of titles, never the rows. */
async function searched(
  db: DbOrTransaction,
  kind: KindName,
  { q, list, sort, offset, limit }: StaffListQuery & { list: string },
): Promise<Listed> {
  let matching = db.selectFrom(TABLES[kind]);
  if (q.trim()) matching = matching.where(titleHolds(q));
  if (list !== ALL) {
    const members = db.selectFrom('list_items').select('item_id');
    matching = matching.where('id', 'in', members.where('kind', '=', kind).where('list', '=', list));
  }
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select('id')
    .orderBy(ORDER[sort].column, ORDER[sort].direction)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}

/** Cases for staff, with the text their cards show. */
export async function staffCases(
  db: DbOrTransaction,
  { domain, ...query }: StaffListQuery & { domain?: string | undefined },
): Promise<{ items: (CaseCard & { aboutProject: string })[]; total: number }> {
  const { ids, total } = await staffList(db, 'case', { ...query, filter: domain });
  const rows = await db
    .selectFrom('cases')
    .select(['id', sql<string>`json_extract(detail_json, '$.aboutProject')`.as('about')])
    .where('id', 'in', ids)
    .execute();
  const about = new Map(rows.map(row => [row.id, row.about ?? '']));
  const items = inOrder(await caseCards(db, ids), ids);
  return { total, items: items.map(card => ({ ...card, aboutProject: about.get(card._id) ?? '' })) };
}

/** Articles for staff. */
export async function staffArticles(
  db: DbOrTransaction,
  { tag, ...query }: StaffListQuery & { tag?: string | undefined },
): Promise<{ items: ArticleCard[]; total: number }> {
  const { ids, total } = await staffList(db, 'article', { ...query, filter: tag });
  return { total, items: inOrder(await articleCards(db, ids), ids) };
}
