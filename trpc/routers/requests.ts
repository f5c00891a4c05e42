import { z } from 'zod';
import { requestById } from '../../db/contact-requests';
import type { ContactRequestRow, OutboxRow } from '../../db/schema';
import {
  countRequests,
  deleteRequest,
  deliveriesOf,
  listRequests,
  neighbours,
  REQUEST_STATES,
  updateRequest,
} from '../../db/staff-requests';
import { REQUEST_TYPES, type RequestType } from '../../domain/contact-form';
import { DomainError } from '../../domain/errors';
import { ATTACHMENT_KEPT_DAYS, REQUEST_KEPT_DAYS } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { DAY_MS } from '../../domain/time';
import { byIdInput, rangeInput } from '../inputs';
import { router, staffProcedure } from '../trpc';

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
const staffRequest = (row: ContactRequestRow, deliveries: OutboxRow[]) => ({
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

async function found(row: Promise<ContactRequestRow | undefined>): Promise<ContactRequestRow> {
  const request = await row;
  if (!request) throw new DomainError('not_found', messages.notFound);
  return request;
}

export const requestsRouter = router({
  /** Newest first, with the counts that the filters show. */
  list: staffProcedure
    .input(
      rangeInput
        .extend({ department: z.enum(REQUEST_TYPES).optional(), state: z.enum(REQUEST_STATES).optional() })
        .prefault({}),
    )
    .query(async ({ ctx: { db }, input }) => {
      const byDepartment = await Promise.all(
        REQUEST_TYPES.map(async department => [department, await countRequests(db, { department })] as const),
      );
      const byState = await Promise.all(
        REQUEST_STATES.map(async state => [state, await countRequests(db, { state })] as const),
      );
      return {
        items: (await listRequests(db, input)).map(({ deliveries, ...row }) => staffRequest(row, deliveries)),
        total: await countRequests(db, input),
        counts: {
          all: await countRequests(db, {}),
          byDepartment: Object.fromEntries(byDepartment) as Record<RequestType, number>,
          byState: Object.fromEntries(byState) as Record<(typeof REQUEST_STATES)[number], number>,
        },
      };
    }),

  countNew: staffProcedure.query(({ ctx }) => countRequests(ctx.db, { state: 'new' })),

  byId: staffProcedure.input(byIdInput).query(async ({ ctx: { db }, input }) => {
    const row = await found(requestById(db, input.id));
    return { ...staffRequest(row, await deliveriesOf(db, row.id)), neighbours: await neighbours(db, row) };
  }),

  /** Staff opened it: it is no longer new. */
  markSeen: staffProcedure.input(byIdInput).mutation(async ({ ctx, input }) => {
    const row = await found(requestById(ctx.db, input.id));
    if (row.seen_at) return;
    await updateRequest(ctx.db, row.id, { seen_at: ctx.clock.now().toISOString() });
  }),

  markHandled: staffProcedure
    .input(byIdInput.extend({ handled: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      const row = await found(requestById(ctx.db, input.id));
      const now = ctx.clock.now().toISOString();
      await updateRequest(ctx.db, row.id, {
        seen_at: row.seen_at ?? now,
        handled_at: input.handled ? now : null,
        handled_by: input.handled ? ctx.user.name : null,
      });
    }),

  remove: staffProcedure.input(byIdInput).mutation(async ({ ctx, input }) => {
    const mails = await deliveriesOf(ctx.db, input.id);
    const removed = await deleteRequest(ctx.db, input.id);
    if (!removed) throw new DomainError('not_found', messages.notFound);
    // After the commit; a file that stays behind is cleared away by the daily job.
    if (removed.attachmentKey) await ctx.attachments.remove(removed.attachmentKey);
    await ctx.writtenMails.remove(mails);
  }),
});
