import { z } from 'zod';
import {
  LIST_ITEMS_MAX,
  SEARCH_LENGTH_MAX,
  SEARCH_PER_PAGE,
  SEARCH_RANKED_RESULTS_MAX,
} from '../../domain/limits';
import { SEARCH_KINDS } from '../../domain/search/kinds';
import { searchSite } from '../../use-cases/search/search-site';
import { searchStaff } from '../../use-cases/search/search-staff';
import { listSimilarItems } from '../../use-cases/search/similar-items';
import { memberProcedure, publicProcedure, router } from '../trpc';

export const searchRouter = router({
  site: publicProcedure
    .input(
      z.object({
        q: z.string(),
        kind: z.enum(SEARCH_KINDS).optional(),
        offset: z.int().min(0).max(SEARCH_RANKED_RESULTS_MAX).default(0),
        limit: z.int().min(0).max(LIST_ITEMS_MAX).default(SEARCH_PER_PAGE),
      }),
    )
    .query(({ ctx, input }) => searchSite(ctx, input)),

  staff: memberProcedure('account.own')
    .input(z.object({ q: z.string().max(SEARCH_LENGTH_MAX) }))
    .query(({ ctx, input }) => searchStaff(ctx, input.q)),

  near: memberProcedure('account.own')
    .input(z.object({ path: z.string().max(SEARCH_LENGTH_MAX) }))
    .query(({ ctx, input }) => listSimilarItems(ctx, input.path)),
});
