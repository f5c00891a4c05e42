import { z } from 'zod';
import { getCurrentIndustry } from '../../domain/industries';
import { LIST_ITEMS_MAX } from '../../domain/limits';
import { countFacets, listCardsByTitles, listCardsWithFacet } from '../../use-cases/content/lists';
import { publicProcedure, router } from '../trpc';
import { createItemProcedures } from './items';

export const casesRouter = router({
  ...createItemProcedures('case'),
  /** Only admin tabs from an earlier version call this. */
  countByDomain: publicProcedure.query(async ({ ctx }) =>
    (await countFacets(ctx.db, 'case')).map(({ label, count }) => ({ domain: label, count })),
  ),
  byTitles: publicProcedure
    .input(z.object({ titles: z.array(z.string().max(200)).max(20) }))
    .query(({ ctx, input }) => listCardsByTitles(ctx.db, 'case', input.titles)),
  ofDomain: publicProcedure
    .input(z.object({ domain: z.string().max(100), limit: z.int().min(1).max(LIST_ITEMS_MAX) }))
    .query(({ ctx, input }) =>
      listCardsWithFacet(ctx.db, 'case', getCurrentIndustry(input.domain), input.limit),
    ),
});
