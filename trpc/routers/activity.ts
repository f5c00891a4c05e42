import { z } from 'zod';
import { activityMembers, countActivity, listActivity } from '../../db/activity';
import type { ActivityRow } from '../../db/schema';
import { ACTIVITY_GROUPS, type ActivityAction, type ActivityGroup } from '../../domain/activity';
import { rangeInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

const GROUPS = Object.keys(ACTIVITY_GROUPS) as [ActivityGroup, ...ActivityGroup[]];

const listed = (row: ActivityRow) => ({
  _id: row.id,
  at: row.at,
  memberName: row.member_name,
  action: row.action as ActivityAction,
  kind: row.kind,
  subject: { _id: row.subject_id, title: row.subject_title },
  detail: row.detail,
});

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
    .query(async ({ ctx: { db }, input }) => ({
      items: (await listActivity(db, input)).map(listed),
      total: await countActivity(db, input),
    })),

  /** Everybody that the log names, with the name they had last. */
  members: memberProcedure('activity.read').query(({ ctx }) => activityMembers(ctx.db)),
});
