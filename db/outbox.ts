import type { Insertable } from 'kysely';
import type { DbOrTransaction } from './connection';
import type { OutboxRow, OutboxState, OutboxTable } from './schema';

export async function enqueue(db: DbOrTransaction, rows: Insertable<OutboxTable>[]): Promise<void> {
  await db.insertInto('outbox').values(rows).execute();
}

/** Messages whose time has come, the longest waiting first. */
export const dueMessages = (db: DbOrTransaction, now: string, limit: number): Promise<OutboxRow[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
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

export async function markSent(db: DbOrTransaction, row: OutboxRow, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', attempts: row.attempts + 1, sent_at: now, last_error: '' })
    .where('id', '=', row.id)
    .execute();
}

/** What became of an attempt that failed: another one at a time, or none (`failed`). */
export type FailedAttempt = { state: Exclude<OutboxState, 'sent'>; nextAttemptAt: string; error: string };

export async function markFailed(db: DbOrTransaction, row: OutboxRow, attempt: FailedAttempt): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: attempt.state,
      attempts: row.attempts + 1,
      next_attempt_at: attempt.nextAttemptAt,
      last_error: attempt.error,
    })
    .where('id', '=', row.id)
    .execute();
}
