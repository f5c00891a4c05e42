import type { Kysely } from 'kysely';

type Mails = { outbox: { last_error: string } };

/**
 * Adds the transport of each email and the time of its last failure. Clears earlier reasons, which were
 * library errors.
 */
export async function up(db: Kysely<Mails>): Promise<void> {
  for (const column of ['taken_by', 'failed_at'])
    await db.schema.alterTable('outbox').addColumn(column, 'text').execute();
  await db.updateTable('outbox').set({ last_error: '' }).execute();
  for (const column of ['sent_at', 'failed_at'])
    await db.schema.createIndex(`outbox_by_${column}`).on('outbox').column(column).execute();
}
