import { z } from 'zod';
import { INSIGHT_DAYS } from '../../domain/insights';
import { PATH_LENGTH_MAX } from '../../domain/limits';
import { getInsights, getPageInsights } from '../../use-cases/insights';
import { memberProcedure, router } from '../trpc';

export const insightsRouter = router({
  all: memberProcedure('insights.read')
    .input(z.object({ days: z.literal(INSIGHT_DAYS) }))
    .query(({ ctx, input }) => getInsights(ctx, input.days)),

  ofPage: memberProcedure('insights.read')
    .input(z.object({ path: z.string().startsWith('/').max(PATH_LENGTH_MAX) }))
    .query(({ ctx, input }) => getPageInsights(ctx, input.path)),
});
