import type { Kysely } from 'kysely';

/** Adds a layout to cases; existing cases keep the image. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('projects')
    .addColumn('layout', 'text', column => column.notNull().defaultTo('picture'))
    .execute();
}
