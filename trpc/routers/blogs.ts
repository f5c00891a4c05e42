import { countRead } from '../../db/article-writes';
import {
  articleById,
  articleBySlug,
  countByTag,
  listArticles,
  popularArticles,
  relatedArticles,
} from '../../db/articles';
import { POPULAR_ARTICLES, RELATED_ARTICLES } from '../../domain/limits';
import { byIdInput, bySlugInput, filterInput, rangeInput } from '../inputs';
import { publicProcedure, router } from '../trpc';

export const blogsRouter = router({
  list: publicProcedure
    .input(rangeInput.extend({ tags: filterInput }).prefault({}))
    .query(({ ctx, input }) => listArticles(ctx.db, input)),
  countByTag: publicProcedure.query(({ ctx }) => countByTag(ctx.db)),
  byId: publicProcedure.input(byIdInput).query(({ ctx, input }) => articleById(ctx.db, input.id)),
  bySlug: publicProcedure.input(bySlugInput).query(({ ctx, input }) => articleBySlug(ctx.db, input.slug)),
  related: publicProcedure
    .input(byIdInput)
    .query(({ ctx, input }) => relatedArticles(ctx.db, input.id, RELATED_ARTICLES)),
  popular: publicProcedure.query(({ ctx }) => popularArticles(ctx.db, POPULAR_ARTICLES)),
  /** Counts one opening of an article, without cookies. */
  countRead: publicProcedure.input(byIdInput).mutation(({ ctx, input }) => countRead(ctx.db, input.id)),
});
