import type { Kysely } from 'kysely';

/** Adds the SHA-256 of uploads to recognise identical ones; null for existing images. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('upload_hash', 'text').execute();
  await db.schema.createIndex('media_by_upload').on('media').column('upload_hash').execute();
}
