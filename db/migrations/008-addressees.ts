import type { Kysely } from 'kysely';

/** Adds the addressee of requests; existing ones are for anyone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contact_requests')
    .addColumn('addressee', 'text', column => column.notNull().defaultTo(''))
    .execute();
}
