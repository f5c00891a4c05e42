import { type Kysely, sql } from 'kysely';

/** Finds images whose AVIF and WebP files are still to be made (`pendingVariants`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index media_without_variants on media (created_at) where instr(files_json, '.webp') = 0`.execute(
    db,
  );
}
