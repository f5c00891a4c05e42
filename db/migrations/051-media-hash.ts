import type { Kysely } from 'kysely';

/** SHA-256 of what was uploaded, by which identical uploads are recognised; null of what came before, which is not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('upload_hash', 'text').execute();
  await db.schema.createIndex('media_by_upload').on('media').column('upload_hash').execute();
}
