import { type Insertable, sql } from 'kysely';
import type { DbOrTransaction } from './connection';
import { farAhead } from './due';
import type { MailTaker, OutboxRow, OutboxState, OutboxTable } from './schema';

export async function enqueue(db: DbOrTransaction, rows: Insertable<OutboxTable>[]): Promise<void> {
  await db.insertInto('outbox').values(rows).execute();
}

/** Messages whose time has come, the longest waiting first; also those that a clock that was ahead has put off. */
export const dueMessages = (db: DbOrTransaction, now: Date, limit: number): Promise<OutboxRow[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'waiting')
    .where(({ or, eb }) =>
      or([eb('next_attempt_at', '<=', now.toISOString()), eb('next_attempt_at', '>', farAhead(now))]),
    )
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();

/**
 * Takes a message until a time: whoever else looks meanwhile finds it not due. After a crash that time
 * passes and the message is due again.
 * @returns false when another process took it first.
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

/** When the messages that there are were made. */
export async function messageTimes(db: DbOrTransaction): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('created_at').distinct().execute();
  return rows.map(row => row.created_at);
}

export async function markSent(
  db: DbOrTransaction,
  row: OutboxRow,
  now: string,
  taker: MailTaker,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', attempts: row.attempts + 1, sent_at: now, taken_by: taker })
    .where('id', '=', row.id)
    .execute();
}

/** What became of an attempt that failed: another one at a time, or none (`failed`). */
export type FailedAttempt = {
  state: Exclude<OutboxState, 'sent'>;
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
    .execute();
}

/**
 * Makes a message due at once, as if it were new: one that was given up is tried for a while again. Nothing happens to
 * a message that was sent meanwhile.
 */
export async function sendAgain(db: DbOrTransaction, id: string, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .execute();
}

/** Removes mails to members about items from before a time. */
export async function deleteNotices(db: DbOrTransaction, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('member_id', 'is not', null)
    .where('created_at', '<', before.toISOString())
    .execute();
}

/** Removes mails to members about an item. @returns what they are known by where they were written as files. */
export const deleteNoticesOf = (
  db: DbOrTransaction,
  itemId: string,
): Promise<Pick<OutboxRow, 'message_id' | 'created_at'>[]> =>
  db
    .deleteFrom('outbox')
    .where(sql`about_json ->> '$.id'`, '=', itemId)
    .returning(['message_id', 'created_at'])
    .execute();

export const outboxRow = (db: DbOrTransaction, id: string): Promise<OutboxRow | undefined> =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();

/** A message that has failed and is not sent yet, and the request it tells of, or the member it goes to. */
export type TroubledMessage = Pick<
  OutboxRow,
  'id' | 'kind' | 'state' | 'attempts' | 'next_attempt_at' | 'last_error' | 'failed_at' | 'created_at'
> & {
  enquiry_id: string | null;
  reference: string | null;
  full_name: string | null;
  member_email: string | null;
};

/** Messages that were given up or wait after a failure, the newest failure first. */
export const troubledMessages = (db: DbOrTransaction, limit: number): Promise<TroubledMessage[]> =>
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
    .where(({ eb, or }) => or([eb('outbox.state', '=', 'failed'), eb('outbox.attempts', '>', 0)]))
    .orderBy('outbox.failed_at', 'desc')
    .limit(limit)
    .execute();

/** How the outbox stands. Times are ISO 8601; undefined for what has not happened yet. */
export async function outboxSummary(db: DbOrTransaction) {
  const counts = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.min('created_at').as('oldest'),
      fn.max('attempts').as('attempts'),
    ])
    .select('state')
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute();
  const sent = await db
    .selectFrom('outbox')
    .select(['sent_at', 'taken_by'])
    .where('state', '=', 'sent')
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const failure = await db
    .selectFrom('outbox')
    .select(['failed_at', 'last_error'])
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const of = (state: OutboxState) => counts.find(row => row.state === state);
  return {
    waiting: of('waiting')?.total ?? 0,
    /** When the message that waits longest was made. */
    oldestWaiting: of('waiting')?.oldest,
    /** Whether one that waits has failed before. */
    failing: (of('waiting')?.attempts ?? 0) > 0,
    givenUp: of('failed')?.total ?? 0,
    lastSent: sent?.sent_at ? { at: sent.sent_at, takenBy: sent.taken_by } : undefined,
    lastFailure: failure?.failed_at ? { at: failure.failed_at, reason: failure.last_error } : undefined,
  };
}
