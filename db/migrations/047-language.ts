import type { Kysely } from 'kysely';

/** Cases and articles say in which language they are, as pages do: all in English so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['cases', 'articles'])
    await db.schema
      .alterTable(table)
      .addColumn('language', 'text', column => column.notNull().defaultTo('en'))
      .execute();
}
