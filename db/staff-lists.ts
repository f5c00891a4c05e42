import { sql } from 'kysely';
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

/** A pattern that finds the text itself, also where it holds the wildcards of LIKE. */
const containing = (q: string) => `%${q.trim().replace(/[\\%_]/g, character => `\\${character}`)}%`;

/** Cases for staff, with the text their cards show. */
export async function staffProjects(
  db: DbOrTransaction,
  { q, domain, sort, offset, limit }: StaffListQuery & { domain?: string | undefined },
): Promise<{ items: (ProjectCard & { aboutProject: string })[]; total: number }> {
  let matching = db.selectFrom('projects');
  if (q.trim()) matching = matching.where(sql<boolean>`title like ${containing(q)} escape '\\'`);
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
  const cards = new Map(
    (
      await projectCards(
        db,
        rows.map(row => row.id),
      )
    ).map(card => [card._id, card]),
  );
  return {
    total,
    items: rows.flatMap(({ id, about }) => {
      const card = cards.get(id);
      return card ? [{ ...card, aboutProject: about ?? '' }] : [];
    }),
  };
}

/** Articles for staff. */
export async function staffArticles(
  db: DbOrTransaction,
  { q, tag, sort, offset, limit }: StaffListQuery & { tag?: string | undefined },
): Promise<{ items: ArticleCard[]; total: number }> {
  let matching = db.selectFrom('articles');
  if (q.trim()) matching = matching.where(sql<boolean>`title like ${containing(q)} escape '\\'`);
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
  const cards = new Map((await articleCards(db, ids)).map(card => [card._id, card]));
  return { total, items: ids.flatMap(id => cards.get(id) ?? []) };
}
