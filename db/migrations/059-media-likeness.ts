import type { Kysely } from 'kysely';

/** Adds a perceptual hash of each image to recognise resized and re-encoded ones; empty for existing images. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('media')
    .addColumn('likeness', 'text', column => column.notNull().defaultTo(''))
    .execute();
}
