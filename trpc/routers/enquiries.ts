import { z } from 'zod';
import type { EnquiryRow, OutboxRow } from '../../db/schema';
import {
  countEnquiries,
  deliveriesOf,
  listEnquiries,
  neighbours,
  REQUEST_STATES,
} from '../../db/staff-enquiries';
import { contactSchema } from '../../domain/contact';
import { REQUEST_TYPES, type RequestType } from '../../domain/contact-form';
import { ATTACHMENT_KEPT_DAYS, REQUEST_KEPT_DAYS } from '../../domain/limits';
import { DAY_MS } from '../../domain/time';
import { existingEnquiry, markHandled, markSeen, removeEnquiry } from '../../use-cases/enquiries/handle';
import { addByHand } from '../../use-cases/enquiries/send';
import { byIdInput, rangeInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

const daysAfter = (time: string, days: number) => new Date(Date.parse(time) + days * DAY_MS).toISOString();

const delivery = (row: OutboxRow) => ({
  _id: row.id,
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at : null,
  sentAt: row.sent_at,
  takenBy: row.taken_by,
  /** Why it last failed; empty when it never did. */
  reason: row.last_error,
});

/** A request as staff read it. All of the visitor's words are plain text. */
const staffEnquiry = (row: EnquiryRow, deliveries: OutboxRow[]) => ({
  _id: row.id,
  reference: row.reference,
  fullName: row.full_name,
  companyName: row.company_name,
  email: row.email,
  addressee: row.addressee,
  description: row.description,
  departments: JSON.parse(row.departments_json) as RequestType[],
  createdAt: row.created_at,
  seenAt: row.seen_at,
  handledAt: row.handled_at,
  handledBy: row.handled_by,
  /** Who of the staff added it; empty for what came through a form. */
  addedBy: row.added_by,
  attachment: row.attachment_name
    ? {
        name: row.attachment_name,
        type: row.attachment_type ?? '',
        size: row.attachment_size ?? 0,
        /** False once retention took the file. */
        kept: row.attachment_key !== null,
        deletedOn: daysAfter(row.created_at, ATTACHMENT_KEPT_DAYS),
      }
    : undefined,
  deletedOn: daysAfter(row.created_at, REQUEST_KEPT_DAYS),
  deliveries: deliveries.map(delivery),
});

export const enquiriesRouter = router({
  /** Newest first, with the counts that the filters show. */
  list: memberProcedure('enquiries.read')
    .input(
      rangeInput
        .extend({ department: z.enum(REQUEST_TYPES).optional(), state: z.enum(REQUEST_STATES).optional() })
        .prefault({}),
    )
    .query(async ({ ctx: { db }, input }) => {
      const byDepartment = await Promise.all(
        REQUEST_TYPES.map(
          async department => [department, await countEnquiries(db, { department })] as const,
        ),
      );
      const byState = await Promise.all(
        REQUEST_STATES.map(async state => [state, await countEnquiries(db, { state })] as const),
      );
      return {
        items: (await listEnquiries(db, input)).map(({ deliveries, ...row }) =>
          staffEnquiry(row, deliveries),
        ),
        total: await countEnquiries(db, input),
        counts: {
          all: await countEnquiries(db, {}),
          byDepartment: Object.fromEntries(byDepartment) as Record<RequestType, number>,
          byState: Object.fromEntries(byState) as Record<(typeof REQUEST_STATES)[number], number>,
        },
      };
    }),

  countNew: memberProcedure('enquiries.read').query(({ ctx }) => countEnquiries(ctx.db, { state: 'new' })),

  byId: memberProcedure('enquiries.read')
    .input(byIdInput)
    .query(async ({ ctx: { db }, input }) => {
      const row = await existingEnquiry(db, input.id);
      return { ...staffEnquiry(row, await deliveriesOf(db, row.id)), neighbours: await neighbours(db, row) };
    }),

  /** Adds what reached somebody of the staff another way than the form. @returns its id and reference. */
  add: memberProcedure('enquiries.write')
    .input(contactSchema)
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
