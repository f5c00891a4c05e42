import { type Kysely, sql } from 'kysely';

/** Indexes images that lack AVIF and WebP files (`listPendingVariants`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index media_without_variants on media (created_at) where instr(files_json, '.webp') = 0`.execute(
    db,
  );
}
