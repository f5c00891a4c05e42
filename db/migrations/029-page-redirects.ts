import { type Kysely, sql } from 'kysely';

/** Converts the targets of deleted pages to redirects, so that there is only one list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Where both existed, the page’s redirect took precedence.
  await sql`
    insert into redirects (id, from_path, to_address, permanent, created_at)
    select lower(hex(randomblob(16))), path, target, 1, created_at from page_ways where true
    on conflict (from_path) do update set to_address = excluded.to_address, permanent = 1
  `.execute(db);
  await db.schema.dropTable('page_ways').execute();
}
