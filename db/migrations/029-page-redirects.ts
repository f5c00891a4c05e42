import { type Kysely, sql } from 'kysely';

/** Turns the targets of deleted pages into redirects, so that there is one list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The page’s redirect won where both existed.
  await sql`
    insert into redirects (id, from_path, to_address, permanent, created_at)
    select lower(hex(randomblob(16))), path, target, 1, created_at from page_ways where true
    on conflict (from_path) do update set to_address = excluded.to_address, permanent = 1
  `.execute(db);
  await db.schema.dropTable('page_ways').execute();
}
