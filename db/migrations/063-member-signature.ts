import type { Kysely } from 'kysely';

/** Adds the signature of a member's replies to requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('members')
    .addColumn('signature', 'text', column => column.notNull().defaultTo(''))
    .execute();
}
