import { z } from 'zod';
import { contactFields } from '../../domain/contact';
import { ENQUIRY_STATES } from '../../domain/enquiry-state';
import { CHOICE_LENGTH_MAX } from '../../domain/limits';
import { eraseEnquiry, markEnquiryHandled, markEnquirySeen } from '../../use-cases/enquiries/handle';
import { countNewEnquiries, getEnquiryDetails, getEnquiryPage } from '../../use-cases/enquiries/read';
import { addEnquiry } from '../../use-cases/enquiries/send';
import { byIdInput, rangeInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

export const enquiriesRouter = router({
  list: memberProcedure('enquiries.read')
    .input(
      rangeInput
        .extend({
          department: z.string().max(CHOICE_LENGTH_MAX).optional(),
          state: z.enum(ENQUIRY_STATES).optional(),
        })
        .prefault({}),
    )
    .query(({ ctx, input }) => getEnquiryPage(ctx.db, input)),

  countNew: memberProcedure('enquiries.read').query(({ ctx }) => countNewEnquiries(ctx.db)),

  byId: memberProcedure('enquiries.read')
    .input(byIdInput)
    .query(({ ctx, input }) => getEnquiryDetails(ctx.db, input.id)),

  /** Adds a request that staff received elsewhere, such as by phone. */
  add: memberProcedure('enquiries.write')
    .input(contactFields)
    .mutation(({ ctx, input }) => addEnquiry(ctx, input)),

  markSeen: memberProcedure('enquiries.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => markEnquirySeen(ctx, input.id)),

  markHandled: memberProcedure('enquiries.write')
    .input(byIdInput.extend({ handled: z.boolean() }))
    .mutation(({ ctx, input }) => markEnquiryHandled(ctx, input)),

  remove: memberProcedure('enquiries.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => eraseEnquiry(ctx, input.id)),
});
