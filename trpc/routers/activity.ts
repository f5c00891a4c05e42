import { z } from 'zod';
import { ACTIVITY_GROUPS, type ActivityGroup } from '../../domain/activity';
import { getActivityPage, listActivityMembers } from '../../use-cases/activity';
import { rangeInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

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
