import { z } from 'zod';
import { contactFields } from '../../domain/contact';
import { REQUEST_STATES } from '../../domain/enquiry-state';
import { CHOICE_LENGTH_MAX } from '../../domain/limits';
import { markHandled, markSeen, removeEnquiry } from '../../use-cases/enquiries/handle';
import { countNew, enquiryOf, enquiryPage } from '../../use-cases/enquiries/read';
import { addByHand } from '../../use-cases/enquiries/send';
import { byIdInput, rangeInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

export const enquiriesRouter = router({
  /** Newest first, with the counts that the filters show. */
  list: memberProcedure('enquiries.read')
    .input(
      rangeInput
        .extend({
          department: z.string().max(CHOICE_LENGTH_MAX).optional(),
          state: z.enum(REQUEST_STATES).optional(),
        })
        .prefault({}),
    )
    .query(({ ctx, input }) => enquiryPage(ctx.db, input)),

  countNew: memberProcedure('enquiries.read').query(({ ctx }) => countNew(ctx.db)),

  byId: memberProcedure('enquiries.read')
    .input(byIdInput)
    .query(({ ctx, input }) => enquiryOf(ctx.db, input.id)),

  /** Adds what reached somebody of the staff another way than the form. @returns its id and reference. */
  add: memberProcedure('enquiries.write')
    .input(contactFields)
    .mutation(({ ctx, input }) => addByHand(ctx, input)),

  markSeen: memberProcedure('enquiries.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => markSeen(ctx, input.id)),

  markHandled: memberProcedure('enquiries.write')
    .input(byIdInput.extend({ handled: z.boolean() }))
    .mutation(({ ctx, input }) => markHandled(ctx, input)),

  remove: memberProcedure('enquiries.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => removeEnquiry(ctx, input.id)),
});
