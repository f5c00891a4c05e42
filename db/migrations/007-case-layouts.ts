import type { Kysely } from 'kysely';

/** What leads on the page of each case; of those written before it is the picture, as it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('projects')
    .addColumn('layout', 'text', column => column.notNull().defaultTo('picture'))
    .execute();
}
