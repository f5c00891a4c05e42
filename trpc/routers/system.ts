import { z } from 'zod';
import { ACTIVITY_GROUPS, type ActivityGroup } from '../../domain/activity';
import { INSIGHT_DAYS } from '../../domain/insights';
import { PATH_LENGTH_MAX } from '../../domain/limits';
import { getActivityPage, listActivityMembers } from '../../use-cases/activity';
import { retryEmail } from '../../use-cases/enquiries/enquiry';
import { getInsights, getPageInsights } from '../../use-cases/insights';
import { getSystemPage, sendTestMail } from '../../use-cases/system';
import { byIdInput, rangeInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

export const systemRouter = router({
  state: memberProcedure('system.read').query(({ ctx }) => getSystemPage(ctx)),

  checkDatabase: memberProcedure('system.read').mutation(({ ctx }) => ctx.checkDatabase()),

  sendTestMail: memberProcedure('system.read').mutation(async ({ ctx }) => ({
    to: ctx.user.email,
    ...(await sendTestMail(ctx, ctx.user.email)),
  })),

  sendAgain: memberProcedure('enquiries.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => retryEmail(ctx, input.id)),
});

const GROUPS = Object.keys(ACTIVITY_GROUPS) as [ActivityGroup, ...ActivityGroup[]];

export const activityRouter = router({
  list: memberProcedure('activity.read')
    .input(
      rangeInput.extend({
        group: z.enum(GROUPS).optional(),
        memberId: z.string().max(64).optional(),
        q: z.string().max(200).default(''),
      }),
    )
    .query(({ ctx, input }) => getActivityPage(ctx.db, input)),

  members: memberProcedure('activity.read').query(({ ctx }) => listActivityMembers(ctx.db)),
});

export const insightsRouter = router({
  all: memberProcedure('insights.read')
    .input(z.object({ days: z.literal(INSIGHT_DAYS) }))
    .query(({ ctx, input }) => getInsights(ctx, input.days)),

  ofPage: memberProcedure('insights.read')
    .input(z.object({ path: z.string().startsWith('/').max(PATH_LENGTH_MAX) }))
    .query(({ ctx, input }) => getPageInsights(ctx, input.path)),
});
