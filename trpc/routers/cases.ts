import { z } from 'zod';
import { LIST_MAX } from '../../domain/limits';
import { contents } from '../../use-cases/content/content';
import {
  browseCases,
  casesByTitles,
  casesForStaff,
  casesOfDomain,
  countByDomain,
  listCases,
} from '../../use-cases/content/lists';
import { filterInput, rangeInput, staffListInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';
import { itemProcedures } from './items';

const listInput = rangeInput.extend({ domains: filterInput }).prefault({});

export const casesRouter = router({
  ...itemProcedures(contents.case),
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
    .query(({ ctx, input }) => casesForStaff(ctx, input)),
});
