import type { Kysely } from 'kysely';

/** Who of the staff added a request by hand; empty for what came through a form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('added_by', 'text', column => column.notNull().defaultTo(''))
    .execute();
}
