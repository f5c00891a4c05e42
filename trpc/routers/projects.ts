import { z } from 'zod';
import {
  countByDomain,
  listProjects,
  projectById,
  projectBySlug,
  projectsByDomain,
  projectsByTitles,
} from '../../db/projects';
import { byIdInput, bySlugInput, filterInput, rangeInput } from '../inputs';
import { publicProcedure, router } from '../trpc';

export const projectsRouter = router({
  list: publicProcedure
    .input(rangeInput.extend({ domains: filterInput }).prefault({}))
    .query(({ ctx, input }) => listProjects(ctx.db, input)),
  countByDomain: publicProcedure.query(({ ctx }) => countByDomain(ctx.db)),
  byId: publicProcedure.input(byIdInput).query(({ ctx, input }) => projectById(ctx.db, input.id)),
  bySlug: publicProcedure.input(bySlugInput).query(({ ctx, input }) => projectBySlug(ctx.db, input.slug)),
  byTitles: publicProcedure
    .input(z.object({ titles: z.array(z.string().max(200)).max(20) }))
    .query(({ ctx, input }) => projectsByTitles(ctx.db, input.titles)),
  byDomain: publicProcedure
    .input(z.object({ domain: z.string().max(100) }))
    .query(({ ctx, input }) => projectsByDomain(ctx.db, input.domain)),
});
