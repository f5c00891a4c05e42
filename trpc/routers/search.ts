import { z } from 'zod';
import { LIST_MAX, SEARCH_LENGTH_MAX, SEARCH_PER_PAGE, SEARCH_RANKED_MAX } from '../../domain/limits';
import { SEARCH_KINDS } from '../../domain/search/kinds';
import { searchSite } from '../../use-cases/search/search-site';
import { searchStaff } from '../../use-cases/search/search-staff';
import { memberProcedure, publicProcedure, router } from '../trpc';

export const searchRouter = router({
  /** What visitors find of some words, best first. */
  site: publicProcedure
    .input(
      z.object({
        q: z.string(),
        kind: z.enum(SEARCH_KINDS).optional(),
        offset: z.int().min(0).max(SEARCH_RANKED_MAX).default(0),
        limit: z.int().min(0).max(LIST_MAX).default(SEARCH_PER_PAGE),
      }),
    )
    .query(({ ctx, input }) => searchSite(ctx, input)),

  /** What a member of staff finds, by kind; with nothing asked, what was changed last. */
  staff: memberProcedure('account.own')
    .input(z.object({ q: z.string().max(SEARCH_LENGTH_MAX) }))
    .query(({ ctx, input }) => searchStaff(ctx, input.q)),
});
