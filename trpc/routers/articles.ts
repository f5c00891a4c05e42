import { POPULAR_ARTICLES_MAX, RELATED_ARTICLES_MAX } from '../../domain/limits';
import { countFacets, listPopularCards, listRelatedCards } from '../../use-cases/content/lists';
import { byIdInput } from '../inputs';
import { publicProcedure, router } from '../trpc';
import { createItemProcedures } from './items';

export const articlesRouter = router({
  ...createItemProcedures('article'),
  related: publicProcedure
    .input(byIdInput)
    .query(({ ctx, input }) => listRelatedCards(ctx.db, 'article', input.id, RELATED_ARTICLES_MAX)),
  /** Only admin tabs from an earlier version call this. */
  countByTag: publicProcedure.query(async ({ ctx }) =>
    (await countFacets(ctx.db, 'article')).map(({ label, count }) => ({ tag: label, count })),
  ),
  popular: publicProcedure.query(({ ctx }) => listPopularCards(ctx.db, 'article', POPULAR_ARTICLES_MAX)),
});
