import type { Kysely } from 'kysely';

/** Whom of the agency a request is for. Those from before are for anyone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contact_requests')
    .addColumn('addressee', 'text', column => column.notNull().defaultTo(''))
    .execute();
}
