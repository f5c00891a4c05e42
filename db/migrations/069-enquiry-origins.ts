import type { Kysely } from 'kysely';

/** Adds the origin of requests; null for older requests and those that staff added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['sent_from', 'referrer', 'source', 'campaign'])
    await db.schema.alterTable('enquiries').addColumn(column, 'text').execute();
}
