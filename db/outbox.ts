import { type Insertable, sql } from 'kysely';
import type { DbOrTransaction } from './connection';
import { isDue } from './queries';
import type { MailTransport, OutboxRow, OutboxState, OutboxTable } from './schema';

export async function enqueueMessage(db: DbOrTransaction, rows: Insertable<OutboxTable>[]): Promise<void> {
  await db.insertInto('outbox').values(rows).execute();
}

export type MessageKinds = 'emails' | 'webhooks';

/** Lists the longest-waiting messages first. Includes messages scheduled while the clock was ahead. */
export const listDueMessages = (
  db: DbOrTransaction,
  kinds: MessageKinds,
  now: Date,
  limit: number,
): Promise<OutboxRow[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', kinds === 'webhooks' ? '=' : '!=', 'webhook')
    .where('state', '=', 'waiting')
    .where(isDue(now))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();

/**
 * Claims a message, which is due again after `until` in case this process crashes.
 * @returns false when another process claimed the message first.
 */
export async function claimMessage(db: DbOrTransaction, row: OutboxRow, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ next_attempt_at: until })
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '=', row.next_attempt_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function listMessageTimes(db: DbOrTransaction): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('created_at').distinct().execute();
  return rows.map(row => row.created_at);
}

export async function markSent(
  db: DbOrTransaction,
  row: OutboxRow,
  now: string,
  transport: MailTransport,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', attempts: row.attempts + 1, sent_at: now, taken_by: transport })
    .where('id', '=', row.id)
    .execute();
}

/** A failed attempt. The state `failed` means that no further attempt follows. */
export type FailedAttempt = {
  state: 'waiting' | 'failed';
  failedAt: string;
  nextAttemptAt: string;
  error: string;
};

export async function markFailed(db: DbOrTransaction, row: OutboxRow, attempt: FailedAttempt): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: attempt.state,
      attempts: row.attempts + 1,
      next_attempt_at: attempt.nextAttemptAt,
      last_error: attempt.error,
      failed_at: attempt.failedAt,
    })
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Lists the ids of the emails that a visitor received before a reply, oldest first. */
export async function listThread(
  db: DbOrTransaction,
  { enquiry_id, created_at }: Pick<OutboxRow, 'enquiry_id' | 'created_at'>,
): Promise<Pick<OutboxRow, 'message_id' | 'created_at'>[]> {
  return db
    .selectFrom('outbox')
    .select(['message_id', 'created_at'])
    .where('enquiry_id', '=', enquiry_id)
    .where('kind', 'in', ['visitor-confirmation', 'visitor-booking', 'booking-reminder', 'reply'])
    .where('created_at', '<', created_at)
    .orderBy('created_at')
    .execute();
}

/** Stores a message unless its id exists. Returns false if it does. */
export async function enqueueOnce(db: DbOrTransaction, row: Insertable<OutboxTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteMessage(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Deletes the notices that a request was assigned to a member, unless they have been sent. */
export async function deleteWaitingAssignments(db: DbOrTransaction, enquiryId: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('enquiry_id', '=', enquiryId)
    .where('kind', '=', 'request-assigned')
    .where('state', '!=', 'sent')
    .execute();
}

/** Deletes a call’s reminders that haven’t been sent yet. */
export async function deleteWaitingReminders(db: DbOrTransaction, bookingId: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'booking-reminder')
    .where('state', '!=', 'sent')
    .where(sql`about_json ->> '$.bookingId'`, '=', bookingId)
    .execute();
}

/** Holds a request’s unsent messages until they are released. */
export async function holdMessages(db: DbOrTransaction, enquiryId: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'held', attempts: 0 })
    .where('enquiry_id', '=', enquiryId)
    .where('state', '!=', 'sent')
    .execute();
}

/** Makes a request’s held messages due, as if they were new. */
export async function releaseMessages(db: DbOrTransaction, enquiryId: string, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, created_at: now, next_attempt_at: now })
    .where('enquiry_id', '=', enquiryId)
    .where('state', '=', 'held')
    .execute();
}

/** Makes a waiting or failed message due now and resets its attempts. Ignores held messages and sent emails. */
export async function retryMessage(db: DbOrTransaction, id: string, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
    .where('id', '=', id)
    .where(({ eb, or, and }) =>
      or([
        eb('state', 'in', ['waiting', 'failed']),
        and([eb('state', '=', 'sent'), eb('kind', '=', 'webhook')]),
      ]),
    )
    .execute();
}

/** Deletes older emails to members about items and requests. */
export async function deleteNotices(db: DbOrTransaction, cutoff: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('member_id', 'is not', null)
    .where('created_at', '<', cutoff.toISOString())
    .execute();
}

/** @returns the deleted messages, so that the caller can delete their files. */
export const deleteItemNotices = (
  db: DbOrTransaction,
  itemId: string,
): Promise<Pick<OutboxRow, 'message_id' | 'created_at'>[]> =>
  db
    .deleteFrom('outbox')
    .where(sql`about_json ->> '$.id'`, '=', itemId)
    .returning(['message_id', 'created_at'])
    .execute();

export const findMessage = (db: DbOrTransaction, id: string): Promise<OutboxRow | undefined> =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();

/** An unsent message with a failed attempt, and its request or member. */
type FailedMessage = Pick<
  OutboxRow,
  'id' | 'kind' | 'state' | 'attempts' | 'next_attempt_at' | 'last_error' | 'failed_at' | 'created_at'
> & {
  enquiry_id: string | null;
  reference: string | null;
  full_name: string | null;
  member_email: string | null;
};

/** Lists the newest failure first. Includes messages that wait for a retry. */
export const listFailedMessages = (db: DbOrTransaction, limit: number): Promise<FailedMessage[]> =>
  db
    .selectFrom('outbox')
    .leftJoin('enquiries', 'enquiries.id', 'outbox.enquiry_id')
    .leftJoin('member_links', 'member_links.id', 'outbox.link_id')
    .leftJoin('members', join =>
      join.on(({ fn, eb }) =>
        eb('members.id', '=', fn.coalesce('outbox.member_id', 'member_links.member_id')),
      ),
    )
    .select([
      'outbox.id',
      'outbox.kind',
      'outbox.state',
      'outbox.attempts',
      'outbox.next_attempt_at',
      'outbox.last_error',
      'outbox.failed_at',
      'outbox.created_at',
      'enquiries.id as enquiry_id',
      'enquiries.reference',
      'enquiries.full_name',
      'members.email as member_email',
    ])
    .where('outbox.state', '!=', 'sent')
    .where('outbox.kind', '!=', 'webhook')
    .where(({ eb, or }) => or([eb('outbox.state', '=', 'failed'), eb('outbox.attempts', '>', 0)]))
    .orderBy('outbox.failed_at', 'desc')
    .limit(limit)
    .execute();

/** Lists the newest webhook events first. */
export const listWebhookMessages = (db: DbOrTransaction, limit: number) =>
  db
    .selectFrom('outbox')
    .leftJoin('enquiries', 'enquiries.id', 'outbox.enquiry_id')
    .selectAll('outbox')
    .select('enquiries.reference')
    .where('kind', '=', 'webhook')
    .orderBy('outbox.created_at', 'desc')
    .limit(limit)
    .execute();

/** Ignores webhook events. Times are ISO 8601, or undefined if no email matches. */
export async function getOutboxSummary(db: DbOrTransaction) {
  const counts = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.min('created_at').as('oldest'),
      fn.max('attempts').as('attempts'),
    ])
    .select('state')
    .where('state', '!=', 'sent')
    .where('kind', '!=', 'webhook')
    .groupBy('state')
    .execute();
  const lastSent = await db
    .selectFrom('outbox')
    .select(['sent_at', 'taken_by'])
    .where('state', '=', 'sent')
    .where('kind', '!=', 'webhook')
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const failure = await db
    .selectFrom('outbox')
    .select(['failed_at', 'last_error'])
    .where('failed_at', 'is not', null)
    .where('kind', '!=', 'webhook')
    .orderBy('failed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const findStateSummary = (state: OutboxState) => counts.find(row => row.state === state);
  return {
    waiting: findStateSummary('waiting')?.total ?? 0,
    /** Creation time of the oldest waiting message. */
    oldestWaiting: findStateSummary('waiting')?.oldest,
    /** Whether a waiting message has failed before. */
    failing: (findStateSummary('waiting')?.attempts ?? 0) > 0,
    givenUp: findStateSummary('failed')?.total ?? 0,
    lastSent: lastSent?.sent_at ? { at: lastSent.sent_at, takenBy: lastSent.taken_by } : undefined,
    lastFailure: failure?.failed_at ? { at: failure.failed_at, reason: failure.last_error } : undefined,
  };
}
