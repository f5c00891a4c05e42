import { z } from 'zod';
import { getCurrentIndustry } from '../../domain/industries';
import { LIST_ITEMS_MAX, POPULAR_ARTICLES_MAX, RELATED_ARTICLES_MAX } from '../../domain/limits';
import {
  listCardsByTitles,
  listCardsWithFacet,
  listPopularCards,
  listRelatedCards,
} from '../../use-cases/content/lists';
import { byIdInput } from '../inputs';
import { publicProcedure, router } from '../trpc';
import { createItemProcedures } from './items';

export const articlesRouter = router({
  ...createItemProcedures('article'),
  related: publicProcedure
    .input(byIdInput)
    .query(({ ctx, input }) => listRelatedCards(ctx.db, 'article', input.id, RELATED_ARTICLES_MAX)),
  popular: publicProcedure.query(({ ctx }) => listPopularCards(ctx.db, 'article', POPULAR_ARTICLES_MAX)),
});

export const casesRouter = router({
  ...createItemProcedures('case'),
  byTitles: publicProcedure
    .input(z.object({ titles: z.array(z.string().max(200)).max(20) }))
    .query(({ ctx, input }) => listCardsByTitles(ctx.db, 'case', input.titles)),
  ofDomain: publicProcedure
    .input(z.object({ domain: z.string().max(100), limit: z.int().min(1).max(LIST_ITEMS_MAX) }))
    .query(({ ctx, input }) =>
      listCardsWithFacet(ctx.db, 'case', getCurrentIndustry(input.domain), input.limit),
    ),
});
