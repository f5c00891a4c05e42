import type { Article, ArticleInput } from '../domain/article';
import { DomainError } from '../domain/errors';
import { excerptOf } from '../domain/excerpt';
import { messages } from '../domain/messages';
import { slugify } from '../domain/slug';
import type { ArticleDetail } from './articles';
import { type Db, type DbOrTransaction, inTransaction } from './connection';
import { claimSlug, newId, withIds, writeOldSlugs, writeTags } from './items';

function toRow(article: Article) {
  const detail: ArticleDetail = {
    meta_title: article.meta_title,
    meta_description: article.meta_description,
    authorPosition: article.authorPosition,
    authorInfo: article.authorInfo,
    authorLink: article.authorLink,
    authorAvatar: article.authorAvatar,
    articleContent: article.articleContent,
  };
  return {
    slug: article.slug,
    title: article.title,
    excerpt: excerptOf(article),
    time_to_read: article.timeToRead,
    shown_date: article.articleData,
    image_src: article.articleImage,
    image_alt: article.articleImageAlt,
    author_name: article.authorName,
    revision: article.revision,
    updated_at: article.updatedAt,
    detail_json: JSON.stringify(detail),
  };
}

/**
 * Stores a new article, shown with today's date when it names none.
 * @throws DomainError `conflict` when another article has its slug, `invalid` when its title gives none.
 */
export async function insertArticle(
  trx: DbOrTransaction,
  input: ArticleInput,
  { now, oldSlugs = [] }: { now: Date; oldSlugs?: string[] },
): Promise<Article> {
  const time = now.toISOString();
  const article: Article = {
    ...input,
    articleData: input.articleData || time.slice(0, 10),
    articleContent: withIds(input.articleContent),
    _id: newId(),
    slug: slugify(input.title),
    oldSlugs,
    revision: 1,
    createdAt: time,
    updatedAt: time,
  };
  await claimSlug(trx, 'article', article.slug, article._id);
  await trx
    .insertInto('articles')
    .values({ ...toRow(article), id: article._id, created_at: time })
    .execute();
  await writeOldSlugs(trx, 'article', article._id, oldSlugs);
  await writeTags(trx, 'article', article._id, article.tag);
  return article;
}

/**
 * Stores what `reviseArticle` decided, as the revision after the one it was read with.
 * @throws DomainError `stale` when it was saved or removed meanwhile, `conflict` when another article has its slug.
 */
export async function updateArticle(trx: DbOrTransaction, next: Article, now: Date): Promise<Article> {
  const article: Article = {
    ...next,
    articleData: next.articleData || next.createdAt.slice(0, 10),
    articleContent: withIds(next.articleContent),
    revision: next.revision + 1,
    updatedAt: now.toISOString(),
  };
  await claimSlug(trx, 'article', article.slug, article._id);
  const { numUpdatedRows } = await trx
    .updateTable('articles')
    .set(toRow(article))
    .where('id', '=', article._id)
    .where('revision', '=', next.revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new DomainError('stale', messages.revisionStale);
  await writeOldSlugs(trx, 'article', article._id, article.oldSlugs);
  await writeTags(trx, 'article', article._id, article.tag);
  return article;
}

/** Removes an article with its slugs and tags. @returns whether there was one. */
export async function deleteArticle(trx: DbOrTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('articles').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Counts openings of articles; their revisions stay, so that nobody's edit goes stale by it.
 * @param openings how often each slug was opened; slugs that are no article's any more are left out.
 */
export async function countReads(db: Db, openings: ReadonlyMap<string, number>): Promise<void> {
  if (openings.size === 0) return;
  await inTransaction(db, async trx => {
    for (const [slug, times] of openings) {
      await trx
        .updateTable('articles')
        .set(({ eb }) => ({ reads: eb('reads', '+', times) }))
        .where('slug', '=', slug)
        .execute();
    }
  });
}
