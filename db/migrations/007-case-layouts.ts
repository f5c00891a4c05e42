import type { Kysely } from 'kysely';

/** Adds the hero of cases; existing ones keep the image. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('projects')
    .addColumn('layout', 'text', column => column.notNull().defaultTo('picture'))
    .execute();
}
