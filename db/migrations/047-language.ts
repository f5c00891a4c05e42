import type { Kysely } from 'kysely';

/** Adds the language of cases and articles; existing ones are English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['cases', 'articles'])
    await db.schema
      .alterTable(table)
      .addColumn('language', 'text', column => column.notNull().defaultTo('en'))
      .execute();
}
