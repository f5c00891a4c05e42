import type { Kysely } from 'kysely';

/** Adds the member who entered a request manually; empty for form submissions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('added_by', 'text', column => column.notNull().defaultTo(''))
    .execute();
}
