import type { Kysely } from 'kysely';

/** Adds tags to images, as a JSON list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('media')
    .addColumn('tags', 'text', column => column.notNull().defaultTo('[]'))
    .execute();
}
