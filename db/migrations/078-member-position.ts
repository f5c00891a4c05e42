import type { Kysely } from 'kysely';

/** Adds the position that a member's articles show below the name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('members')
    .addColumn('position', 'text', column => column.notNull().defaultTo(''))
    .execute();
}
