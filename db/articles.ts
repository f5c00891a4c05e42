import type { Selectable } from 'kysely';
import { toIsoDay } from '../domain/date';
import { foldCase } from '../domain/filters';
import type { Article, ArticleCard, ArticleInput } from '../domain/kinds/article';
import { FILTERS_SHOWN_MAX, POPULAR_ARTICLES, RELATED_ARTICLES, TAGS_MAX } from '../domain/limits';
import type { DbOrTransaction } from './connection';
import { lookups, oldSlugsOf, tagsOf } from './items';
import { ALL, type Found, idsOf, itemsInAll, type Range, rangeOfAny, spelling, totalsOf } from './lists';
import type { ArticleTable } from './schema';

/** What only the page of one article shows, as `articles.detail_json` keeps it. */
export type ArticleDetail = Pick<
  ArticleInput,
  | 'articleImageDecorative'
  | 'meta_title'
  | 'meta_description'
  | 'authorPosition'
  | 'authorInfo'
  | 'authorLink'
  | 'authorAvatar'
  | 'articleContent'
>;

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
  'author_portrait',
  'created_at',
  'updated_at',
] as const;

type CardRow = Pick<Selectable<ArticleTable>, (typeof CARD_COLUMNS)[number]>;

/** What cards and whole articles share. */
const toCommon = (row: CardRow, tag: string[]) => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  tag,
  excerpt: row.excerpt,
  timeToRead: row.time_to_read,
  articleData: toIsoDay(row.shown_date),
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
  return rows.map(row => ({
    ...toCommon(row, tags.get(row.id) ?? []),
    authorPortrait: row.author_portrait,
  }));
}

/** What was stored before a field came is without it. */
function detailOf({ detail_json }: Pick<ArticleTable, 'detail_json'>): ArticleDetail {
  const stored: ArticleDetail = JSON.parse(detail_json);
  return {
    ...stored,
    articleContent: stored.articleContent.map(item => ({ ...item, caption: item.caption ?? '' })),
  };
}

async function toArticles(db: DbOrTransaction, rows: Selectable<ArticleTable>[]): Promise<Article[]> {
  const ids = rows.map(row => row.id);
  const tags = await tagsOf(db, 'article', ids);
  const oldSlugs = await oldSlugsOf(db, 'article', ids);
  return rows.map(row => {
    const { excerpt: _, ...common } = toCommon(row, tags.get(row.id) ?? []);
    return {
      ...common,
      ...detailOf(row),
      oldSlugs: oldSlugs.get(row.id) ?? [],
      revision: row.revision,
    };
  });
}

const cards = (db: DbOrTransaction) => db.selectFrom('articles').select(CARD_COLUMNS);

/** The cards of these articles, in no order of note. */
export const articleCards = async (db: DbOrTransaction, ids: readonly string[]): Promise<ArticleCard[]> =>
  toCards(db, await cards(db).where('id', 'in', ids).execute());

type Asked = Range & {
  /** An article must have every one of them (rule 13), whatever the case of letters. */
  tags?: readonly string[];
};

type Listed = { items: ArticleCard[]; total: number };

/** A range of articles, newest first, and how many there are in all. */
export async function listArticles(db: DbOrTransaction, asked: Asked): Promise<Listed> {
  const { found, total } = await findArticles(db, asked);
  return { items: found ? await cardsOf(db, found) : [], total };
}

/** The ids of the same. */
export async function listArticleIds(db: DbOrTransaction, asked: Asked) {
  const { found, total } = await findArticles(db, asked);
  return { items: await idsOf(found), total };
}

async function findArticles(
  db: DbOrTransaction,
  { tags = [], offset, limit }: Asked,
): Promise<{ found?: Found; total: number }> {
  const [list = ALL, ...others] = new Set(tags.map(foldCase).filter(Boolean));
  if (others.length > 0) return findWithAll(db, [list, ...others], { offset, limit });
  const total = (await totalsOf(db, 'article', [list])).get(list) ?? 0;
  if (offset >= total || limit <= 0) return { total };
  return { found: await rangeOfAny(db, 'article', [list], { offset, limit }), total };
}

async function findWithAll(
  db: DbOrTransaction,
  lists: readonly string[],
  { offset, limit }: Range,
): Promise<{ found?: Found; total: number }> {
  const found = await itemsInAll(db, 'article', lists);
  const counted = await found
    ?.clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const total = counted?.total ?? 0;
  if (!found || offset >= total || limit <= 0) return { total };
  return { found: found.orderBy('key', 'desc').offset(offset).limit(limit), total };
}

const cardsOf = async (db: DbOrTransaction, found: Found): Promise<ArticleCard[]> =>
  toCards(
    db,
    await cards(db)
      .innerJoin(found.as('found'), 'found.item_id', 'articles.id')
      .orderBy('found.key', 'desc')
      .execute(),
  );

/** The same, with what a visitor may narrow it by: the most used tags, and those chosen. */
export async function browseArticles(db: DbOrTransaction, { tags = [], ...range }: Asked) {
  const chosen = tags.map(foldCase);
  const listed = await listArticles(db, { tags, ...range });
  const mostUsed = await countByTag(db, FILTERS_SHOWN_MAX);
  const shown = new Set(mostUsed.map(({ tag }) => foldCase(tag)));
  const rest = chosen.filter(tag => !shown.has(tag));
  const others = rest.length > 0 ? await tagCounts(db).where('list', 'in', rest).execute() : [];
  const all = chosen.length > 0 ? ((await totalsOf(db, 'article', [ALL])).get(ALL) ?? 0) : listed.total;
  return { ...listed, all, tags: [...mostUsed, ...others] };
}

const tagCounts = (db: DbOrTransaction) =>
  db
    .selectFrom('lists')
    .select(['total as count', spelling('article_tags', 'tag_key', 'tag').as('tag')])
    .where('kind', '=', 'article')
    .where('list', '!=', ALL);

/** The tags there are, most used first, and how many articles have each. @param limit tags at most. */
export const countByTag = (
  db: DbOrTransaction,
  limit: number = TAGS_MAX,
): Promise<{ tag: string; count: number }[]> =>
  tagCounts(db).orderBy('total', 'desc').orderBy('list').limit(limit).execute();

/** Articles one by one, or several by their ids: whole. */
export const {
  byId: articleById,
  bySlug: articleBySlug,
  byIds: articlesByIds,
} = lookups('article', async (db, column, values) =>
  toArticles(db, await db.selectFrom('articles').selectAll().where(column, 'in', values).execute()),
);

/** Of each tag of an article, how many of its newest articles are looked at for related ones. */
const LOOKED_AT = 20;

/**
 * Articles that share a tag with this one: those that share most first, then the newest. Looks at the newest of
 * each tag.
 */
export async function relatedArticles(
  db: DbOrTransaction,
  id: string,
  limit: number = RELATED_ARTICLES,
): Promise<ArticleCard[]> {
  const own = db.selectFrom('article_tags').select('tag_key').distinct().where('item_id', '=', id);
  const related = db
    .selectFrom(own.as('own'))
    .innerJoin('list_items as other', 'other.list', 'own.tag_key')
    .where('other.kind', '=', 'article')
    .where('other.item_id', '!=', id)
    .where('other.key', '>=', ({ fn, selectFrom, val }) =>
      fn.coalesce(
        selectFrom('list_items as newest')
          .select('newest.key')
          .where('newest.kind', '=', 'article')
          .whereRef('newest.list', '=', 'own.tag_key')
          .orderBy('newest.key', 'desc')
          .limit(1)
          .offset(LOOKED_AT),
        val(''),
      ),
    )
    .select(({ fn }) => ['other.item_id', 'other.key', fn.countAll<number>().as('shared')])
    .groupBy(['other.key', 'other.item_id'])
    .orderBy('shared', 'desc')
    .orderBy('other.key', 'desc')
    .limit(limit);
  const rows = await cards(db)
    .innerJoin(related.as('related'), 'related.item_id', 'articles.id')
    .orderBy('related.shared', 'desc')
    .orderBy('related.key', 'desc')
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
