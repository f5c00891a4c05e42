import type { Kysely } from 'kysely';

/** What the edges of each picture look like; of those stored before nothing is known (`domain/grounds.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('media')
    .addColumn('edges', 'text', column => column.notNull().defaultTo('GGGG'))
    .execute();
}
