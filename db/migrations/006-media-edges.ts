import type { Kysely } from 'kysely';

/** Adds the edges of images; unknown for existing ones (`domain/grounds.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('media')
    .addColumn('edges', 'text', column => column.notNull().defaultTo('GGGG'))
    .execute();
}
