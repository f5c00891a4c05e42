import { type RawBuilder, sql } from 'kysely';
import type { ArticleCard } from '../domain/article';
import type { ProjectCard } from '../domain/project';
import { articleCards } from './articles';
import type { DbOrTransaction } from './connection';
import { foldCase } from './items';
import { projectCards } from './projects';

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

/** Whether a title holds the text itself, also where that holds the wildcards of LIKE. */
function titleHolds(q: string): RawBuilder<boolean> {
  const pattern = `%${q.trim().replace(/[\\%_]/g, character => `\\${character}`)}%`;
  return sql`title like ${pattern} escape '\\'`;
}

/** Cards in the order of their ids. */
function inOrder<Card extends { _id: string }>(ids: readonly string[], cards: readonly Card[]): Card[] {
  const byId = new Map(cards.map(card => [card._id, card]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/** Cases for staff, with the text their cards show. */
export async function staffProjects(
  db: DbOrTransaction,
  { q, domain, sort, offset, limit }: StaffListQuery & { domain?: string | undefined },
): Promise<{ items: (ProjectCard & { aboutProject: string })[]; total: number }> {
  let matching = db.selectFrom('projects');
  if (q.trim()) matching = matching.where(titleHolds(q));
  if (domain) matching = matching.where('domain_key', '=', foldCase(domain));
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['id', sql<string>`json_extract(detail_json, '$.aboutProject')`.as('about')])
    .orderBy(ORDER[sort].column, ORDER[sort].direction)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const ids = rows.map(row => row.id);
  const about = new Map(rows.map(row => [row.id, row.about ?? '']));
  const items = inOrder(ids, await projectCards(db, ids));
  return { total, items: items.map(card => ({ ...card, aboutProject: about.get(card._id) ?? '' })) };
}

/** Articles for staff. */
export async function staffArticles(
  db: DbOrTransaction,
  { q, tag, sort, offset, limit }: StaffListQuery & { tag?: string | undefined },
): Promise<{ items: ArticleCard[]; total: number }> {
  let matching = db.selectFrom('articles');
  if (q.trim()) matching = matching.where(titleHolds(q));
  if (tag) {
    matching = matching.where(
      'id',
      'in',
      db.selectFrom('article_tags').select('item_id').where('tag_key', '=', foldCase(tag)),
    );
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
  const ids = rows.map(row => row.id);
  return { total, items: inOrder(ids, await articleCards(db, ids)) };
}
