import { excerptOf } from '../domain/excerpt';
import { kinds } from '../domain/kinds';
import type { Article, ArticleInput } from '../domain/kinds/article';
import { documentOfArticle } from '../domain/search/documents';
import type { ArticleDetail } from './articles';
import { type Db, type DbOrTransaction, inTransaction } from './connection';
import { assertUpdated, deleteItem, foldTitle, type NewItem, newItem, storeItem, withIds } from './items';

function toRow(article: Article) {
  const detail: ArticleDetail = {
    articleImageDecorative: article.articleImageDecorative,
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
    title_key: foldTitle(article.title),
    excerpt: excerptOf(article),
    time_to_read: article.timeToRead,
    shown_date: article.articleData,
    image_src: article.articleImage,
    image_alt: article.articleImageAlt,
    author_name: article.authorName,
    author_portrait: article.authorAvatar.src,
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
  options: NewItem,
): Promise<Article> {
  const fresh = newItem(kinds.article.slugOf(input), options);
  const article: Article = {
    ...input,
    ...fresh,
    articleData: input.articleData || fresh.createdAt.slice(0, 10),
    articleContent: withIds(input.articleContent),
  };
  await storeItem(trx, 'article', article, documentOfArticle(article), async () => {
    const row = { ...toRow(article), id: article._id, created_at: article.createdAt };
    await trx.insertInto('articles').values(row).execute();
  });
  return article;
}

/**
 * Stores what `revise` decided, as the revision after the one it was read with.
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
  await storeItem(trx, 'article', article, documentOfArticle(article), async () => {
    const update = trx.updateTable('articles').set(toRow(article)).where('id', '=', article._id);
    assertUpdated(await update.where('revision', '=', next.revision).executeTakeFirst());
  });
  return article;
}

/** Removes an article with its slugs and tags. @returns whether there was one. */
export const deleteArticle = (trx: DbOrTransaction, id: string): Promise<boolean> =>
  deleteItem(trx, 'article', id);

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
