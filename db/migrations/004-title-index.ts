import type { Kysely } from 'kysely';

/** Indexes the columns that staff lists sort by and search in, because rows are long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['projects', 'articles']) {
    await db.schema
      .createIndex(`${table}_by_title`)
      .on(table)
      .columns(['title', 'id', 'title_key', 'created_at'])
      .execute();
  }
}
