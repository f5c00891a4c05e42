import { z } from 'zod';
import { LIST_MAX } from '../../domain/limits';
import {
  browseCards,
  countFacets,
  listCards,
  listCardsByTitles,
  listCardsWithFacet,
  listStaffCards,
} from '../../use-cases/content/lists';
import { filterInput, rangeInput, staffListInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';
import { createItemProcedures } from './items';

const listInput = rangeInput.extend({ domains: filterInput }).prefault({});
const toQuery = ({ domains, ...range }: z.output<typeof listInput>) => ({ ...range, filters: domains });
const toDomains = (facets: Awaited<ReturnType<typeof countFacets>>) =>
  facets.map(({ label, count }) => ({ count, domain: label }));

export const casesRouter = router({
  ...createItemProcedures('case'),
  list: publicProcedure.input(listInput).query(({ ctx, input }) => listCards(ctx.db, 'case', toQuery(input))),
  browse: publicProcedure.input(listInput).query(async ({ ctx, input }) => {
    const { facets, ...browsed } = await browseCards(ctx.db, 'case', toQuery(input));
    return { ...browsed, domains: toDomains(facets) };
  }),
  countByDomain: publicProcedure.query(async ({ ctx }) => toDomains(await countFacets(ctx.db, 'case'))),
  byTitles: publicProcedure
    .input(z.object({ titles: z.array(z.string().max(200)).max(20) }))
    .query(({ ctx, input }) => listCardsByTitles(ctx.db, 'case', input.titles)),
  ofDomain: publicProcedure
    .input(z.object({ domain: z.string().max(100), limit: z.int().min(1).max(LIST_MAX) }))
    .query(({ ctx, input }) => listCardsWithFacet(ctx.db, 'case', input.domain, input.limit)),

  adminList: memberProcedure('content.read')
    .input(staffListInput.prefault({}))
    .query(({ ctx, input }) => listStaffCards(ctx, 'case', input)),
});
