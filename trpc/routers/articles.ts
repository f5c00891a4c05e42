import { deleteArticle, insertArticle, updateArticle } from '../../db/article-writes';
import {
  articleById,
  articleBySlug,
  articlesByIds,
  browseArticles,
  countByTag,
  listArticles,
  popularArticles,
  relatedArticles,
} from '../../db/articles';
import { staffArticles } from '../../db/staff-lists';
import { type Article, type ArticleInput, articleSchema } from '../../domain/article';
import { imagesOfArticle } from '../../domain/image-fields';
import { POPULAR_ARTICLES, RELATED_ARTICLES } from '../../domain/limits';
import { patchOf } from '../../domain/patch';
import { reviseArticle } from '../../domain/revise-article';
import { createItem, type ItemStore, removeItem, updateItem } from '../../use-cases/content/save';
import { withArticleImages } from '../../use-cases/content/store-images';
import { byIdInput, bySlugInput, filterInput, rangeInput, revisionInput, staffListInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

const store: ItemStore<Article, ArticleInput> = {
  async byId(db, id) {
    const lookup = await articleById(db, id);
    return lookup.kind === 'found' ? lookup.item : undefined;
  },
  insert: insertArticle,
  update: updateArticle,
  remove: deleteArticle,
  revise: reviseArticle,
  imagesOf: imagesOfArticle,
};

const listInput = rangeInput.extend({ tags: filterInput }).prefault({});

export const articlesRouter = router({
  list: publicProcedure.input(listInput).query(({ ctx, input }) => listArticles(ctx.db, input)),
  /** The same range, every article whole. */
  listWhole: publicProcedure.input(listInput).query(async ({ ctx, input }) => {
    const { items, total } = await listArticles(ctx.db, input);
    return {
      items: await articlesByIds(
        ctx.db,
        items.map(({ _id }) => _id),
      ),
      total,
    };
  }),
  browse: publicProcedure
    .input(rangeInput.extend({ tags: filterInput }).prefault({}))
    .query(({ ctx, input }) => browseArticles(ctx.db, input)),
  countByTag: publicProcedure.query(({ ctx }) => countByTag(ctx.db)),
  byId: publicProcedure.input(byIdInput).query(({ ctx, input }) => articleById(ctx.db, input.id)),
  bySlug: publicProcedure.input(bySlugInput).query(({ ctx, input }) => articleBySlug(ctx.db, input.slug)),
  related: publicProcedure
    .input(byIdInput)
    .query(({ ctx, input }) => relatedArticles(ctx.db, input.id, RELATED_ARTICLES)),
  popular: publicProcedure.query(({ ctx }) => popularArticles(ctx.db, POPULAR_ARTICLES)),

  adminList: memberProcedure('content.read')
    .input(staffListInput.prefault({}))
    .query(({ ctx, input: { filter, ...query } }) => staffArticles(ctx.db, { ...query, tag: filter })),
  create: memberProcedure('content.publish')
    .input(articleSchema)
    .mutation(({ ctx, input }) => withArticleImages(ctx, input, stored => createItem(ctx, store, stored))),
  update: memberProcedure('content.publish')
    .input(byIdInput.extend({ patch: patchOf(articleSchema), revision: revisionInput }))
    .mutation(({ ctx, input: { id, patch, revision } }) =>
      withArticleImages(ctx, patch, stored => updateItem(ctx, store, { id, patch: stored, revision })),
    ),
  remove: memberProcedure('content.publish')
    .input(byIdInput)
    .mutation(({ ctx, input }) => removeItem(ctx, store, input.id)),
});
