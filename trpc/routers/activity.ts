import { z } from 'zod';
import { ACTIVITY_GROUPS, type ActivityGroup } from '../../domain/activity';
import { activityPage, listActivityMembers } from '../../use-cases/activity';
import { rangeInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

const GROUPS = Object.keys(ACTIVITY_GROUPS) as [ActivityGroup, ...ActivityGroup[]];

export const activityRouter = router({
  /** Who did what to what, newest first. */
  list: memberProcedure('activity.read')
    .input(
      rangeInput.extend({
        group: z.enum(GROUPS).optional(),
        memberId: z.string().max(64).optional(),
        q: z.string().max(200).default(''),
      }),
    )
    .query(({ ctx, input }) => activityPage(ctx.db, input)),

  /** Everybody that the log names, with the name they had last. */
  members: memberProcedure('activity.read').query(({ ctx }) => listActivityMembers(ctx.db)),
});
