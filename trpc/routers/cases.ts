import { z } from 'zod';
import { browseCases, casesByTitles, casesOfDomain, countByDomain, listCases } from '../../db/cases';
import { staffCases } from '../../db/staff-lists';
import { stores } from '../../db/stores';
import { kinds } from '../../domain/kinds';
import { LIST_MAX } from '../../domain/limits';
import { draftsSeenBy, filterInput, rangeInput, staffListInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';
import { itemProcedures } from './items';

const listInput = rangeInput.extend({ domains: filterInput }).prefault({});

export const casesRouter = router({
  ...itemProcedures(kinds.case, stores.case),
  list: publicProcedure.input(listInput).query(({ ctx, input }) => listCases(ctx.db, input)),
  browse: publicProcedure.input(listInput).query(({ ctx, input }) => browseCases(ctx.db, input)),
  countByDomain: publicProcedure.query(({ ctx }) => countByDomain(ctx.db)),
  byTitles: publicProcedure
    .input(z.object({ titles: z.array(z.string().max(200)).max(20) }))
    .query(({ ctx, input }) => casesByTitles(ctx.db, input.titles)),
  ofDomain: publicProcedure
    .input(z.object({ domain: z.string().max(100), limit: z.int().min(1).max(LIST_MAX) }))
    .query(({ ctx, input }) => casesOfDomain(ctx.db, input.domain, input.limit)),

  adminList: memberProcedure('content.read')
    .input(staffListInput.prefault({}))
    .query(({ ctx, input: { filter, ...query } }) =>
      staffCases(ctx.db, { ...query, domain: filter, owner: draftsSeenBy(ctx.user) }),
    ),
});
