import { z } from 'zod';
import { contactFields } from '../../domain/contact';
import { ENQUIRY_VIEWS, enquiryChanges, enquiryNote, STAGE_FILTERS } from '../../domain/enquiry-stage';
import { CHOICE_LENGTH_MAX, LIST_ITEMS_MAX } from '../../domain/limits';
import { markEnquirySeen } from '../../use-cases/enquiries/enquiry';
import { eraseEnquiry, erasePerson } from '../../use-cases/enquiries/erase';
import { mergeSenders, separateSender } from '../../use-cases/enquiries/people';
import { setSpam } from '../../use-cases/enquiries/quarantine';
import {
  countNewEnquiries,
  getEnquiryDetails,
  getEnquiryPage,
  listEnquiryItems,
} from '../../use-cases/enquiries/read';
import { addEnquiry } from '../../use-cases/enquiries/send';
import {
  addEnquiryNote,
  listOwners,
  removeEnquiryNote,
  updateEnquiries,
} from '../../use-cases/enquiries/update';
import { byIdInput, rangeInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

const listInput = rangeInput.extend({
  department: z.string().max(CHOICE_LENGTH_MAX).optional(),
  stage: z.enum(STAGE_FILTERS).optional(),
  view: z.enum(ENQUIRY_VIEWS).optional(),
  q: z.string().max(200).optional(),
});

export const enquiriesRouter = router({
  list: memberProcedure('enquiries.read')
    .input(listInput.prefault({}))
    .query(({ ctx, input }) => getEnquiryPage(ctx, input)),

  listItems: memberProcedure('enquiries.read')
    .input(listInput)
    .query(({ ctx, input }) => listEnquiryItems(ctx, input)),

  countNew: memberProcedure('enquiries.read').query(({ ctx }) => countNewEnquiries(ctx.db)),

  byId: memberProcedure('enquiries.read')
    .input(byIdInput)
    .query(({ ctx, input }) => getEnquiryDetails(ctx, input.id)),

  add: memberProcedure('enquiries.write')
    .input(contactFields)
    .mutation(({ ctx, input }) => addEnquiry(ctx, input)),

  markSeen: memberProcedure('enquiries.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => markEnquirySeen(ctx, input.id)),

  listOwners: memberProcedure('enquiries.read').query(({ ctx }) => listOwners(ctx.db)),

  update: memberProcedure('enquiries.write')
    .input(
      z.object({
        updates: z
          .array(byIdInput.extend({ changes: enquiryChanges, from: enquiryChanges.optional() }))
          .min(1)
          .max(LIST_ITEMS_MAX),
      }),
    )
    .mutation(({ ctx, input }) => updateEnquiries(ctx, input.updates)),

  setSpam: memberProcedure('enquiries.write')
    .input(z.object({ ids: z.array(byIdInput.shape.id).min(1).max(LIST_ITEMS_MAX), isSpam: z.boolean() }))
    .mutation(({ ctx, input }) => setSpam(ctx, input)),

  addNote: memberProcedure('enquiries.write')
    .input(byIdInput.extend({ text: enquiryNote }))
    .mutation(({ ctx, input }) => addEnquiryNote(ctx, input)),

  removeNote: memberProcedure('enquiries.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => removeEnquiryNote(ctx, input.id)),

  mergePeople: memberProcedure('enquiries.write')
    .input(byIdInput.extend({ otherId: byIdInput.shape.id }))
    .mutation(({ ctx, input }) => mergeSenders(ctx, input)),

  separatePerson: memberProcedure('enquiries.write')
    .input(byIdInput.extend({ email: z.string().max(1_000) }))
    .mutation(({ ctx, input }) => separateSender(ctx, input)),

  remove: memberProcedure('enquiries.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => eraseEnquiry(ctx, input.id)),

  erasePerson: memberProcedure('enquiries.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => erasePerson(ctx, input.id)),
});
