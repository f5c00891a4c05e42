import type { Selectable } from 'kysely';
import type { Article, ArticleCard, ArticleInput } from '../domain/article';
import { POPULAR_ARTICLES, RELATED_ARTICLES } from '../domain/limits';
import type { DbOrTransaction } from './connection';
import { currentSlug, foldCase, oldSlugsOf, tagsOf } from './items';
import type { ArticleTable } from './schema';

/** What only the page of one article shows, as `articles.detail_json` keeps it. */
export type ArticleDetail = Pick<
  ArticleInput,
  | 'meta_title'
  | 'meta_description'
  | 'authorPosition'
  | 'authorInfo'
  | 'authorLink'
  | 'authorAvatar'
  | 'articleContent'
>;

/** What looking an article up may come to. */
export type ArticleLookup =
  | { kind: 'found'; article: Article }
  | { kind: 'renamed'; newSlug: string }
  | { kind: 'missing' };

const CARD_COLUMNS = [
  'id',
  'slug',
  'title',
  'excerpt',
  'time_to_read',
  'shown_date',
  'image_src',
  'image_alt',
  'author_name',
  'created_at',
  'updated_at',
] as const;

type CardRow = Pick<Selectable<ArticleTable>, (typeof CARD_COLUMNS)[number]>;

const toCard = (row: CardRow, tag: string[]): ArticleCard => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  tag,
  excerpt: row.excerpt,
  timeToRead: row.time_to_read,
  articleData: row.shown_date,
  articleImage: row.image_src,
  articleImageAlt: row.image_alt,
  authorName: row.author_name,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

async function toCards(db: DbOrTransaction, rows: CardRow[]): Promise<ArticleCard[]> {
  const tags = await tagsOf(
    db,
    'article',
    rows.map(row => row.id),
  );
  return rows.map(row => toCard(row, tags.get(row.id) ?? []));
}

async function toArticle(db: DbOrTransaction, row: Selectable<ArticleTable>): Promise<Article> {
  const { excerpt: _, ...card } = toCard(row, (await tagsOf(db, 'article', [row.id])).get(row.id) ?? []);
  return {
    ...card,
    ...(JSON.parse(row.detail_json) as ArticleDetail),
    oldSlugs: await oldSlugsOf(db, 'article', row.id),
    revision: row.revision,
  };
}

const cards = (db: DbOrTransaction) => db.selectFrom('articles').select(CARD_COLUMNS);

/** The cards of these articles, in no order of note. */
export const articleCards = async (db: DbOrTransaction, ids: readonly string[]): Promise<ArticleCard[]> =>
  toCards(db, await cards(db).where('id', 'in', ids).execute());

/** Ids of the articles that have every one of the tags. */
const withAllTags = (db: DbOrTransaction, tagKeys: string[]) =>
  db
    .selectFrom('article_tags')
    .select('item_id')
    .where('tag_key', 'in', tagKeys)
    .groupBy('item_id')
    .having(({ fn }) => fn.count('tag_key').distinct(), '=', tagKeys.length);

/**
 * A range of articles, newest first, and how many there are in all.
 * @param tags an article must have every one of them (public-site §4), whatever the case of letters.
 */
export async function listArticles(
  db: DbOrTransaction,
  { offset, limit, tags = [] }: { offset: number; limit: number; tags?: readonly string[] },
): Promise<{ items: ArticleCard[]; total: number }> {
  const tagKeys = [...new Set(tags.map(foldCase).filter(Boolean))];
  let matching = db.selectFrom('articles');
  if (tagKeys.length > 0) matching = matching.where('id', 'in', withAllTags(db, tagKeys));
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (offset >= total || limit <= 0) return { items: [], total };
  const rows = await matching
    .select(CARD_COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { items: await toCards(db, rows), total };
}

/** The tags there are, most used first, and how many articles have each. */
export const countByTag = (db: DbOrTransaction): Promise<{ tag: string; count: number }[]> =>
  db
    .selectFrom('article_tags')
    .select(({ fn }) => [fn.min('tag').as('tag'), fn.count<number>('item_id').distinct().as('count')])
    .groupBy('tag_key')
    .orderBy('count', 'desc')
    .orderBy('tag_key')
    .execute();

/** The article with this id. */
export async function articleById(
  db: DbOrTransaction,
  id: string,
): Promise<Exclude<ArticleLookup, { kind: 'renamed' }>> {
  const row = await db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { kind: 'found', article: await toArticle(db, row) } : { kind: 'missing' };
}

/** The article at this address: `renamed` for an earlier slug and for an id in its place. */
export async function articleBySlug(db: DbOrTransaction, slug: string): Promise<ArticleLookup> {
  const row = await db.selectFrom('articles').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (row) return { kind: 'found', article: await toArticle(db, row) };
  const newSlug = await currentSlug(db, 'article', slug);
  return newSlug ? { kind: 'renamed', newSlug } : { kind: 'missing' };
}

/** Articles that share a tag with this one: those that share most first, then the newest. */
export async function relatedArticles(
  db: DbOrTransaction,
  id: string,
  limit: number = RELATED_ARTICLES,
): Promise<ArticleCard[]> {
  const rows = await db
    .selectFrom('article_tags as own')
    .innerJoin('article_tags as other', 'other.tag_key', 'own.tag_key')
    .innerJoin('articles', 'articles.id', 'other.item_id')
    .where('own.item_id', '=', id)
    .where('other.item_id', '!=', id)
    .select(CARD_COLUMNS.map(column => `articles.${column}` as const))
    .groupBy('articles.id')
    .orderBy(({ fn }) => fn.count('other.tag_key').distinct(), 'desc')
    .orderBy('articles.created_at', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(limit)
    .execute();
  return toCards(db, rows);
}

/** The most opened articles, then the newest. */
export async function popularArticles(
  db: DbOrTransaction,
  limit: number = POPULAR_ARTICLES,
): Promise<ArticleCard[]> {
  const rows = await cards(db)
    .orderBy('reads', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return toCards(db, rows);
}
