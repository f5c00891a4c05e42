import { type Kysely, sql } from 'kysely';

/** Length of a case’s excerpt on staff cards. */
const ABOUT_LENGTH = 300;

/** Adds columns for cards: reading them from the JSON of a hundred large items took over 100 ms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const shown = [
    ['articles', 'author_portrait', sql`coalesce(detail_json ->> '$.authorAvatar.src', '')`],
    [
      'cases',
      'about',
      sql`substr(coalesce(detail_json ->> '$.aboutProject', ''), 1, ${sql.lit(ABOUT_LENGTH)})`,
    ],
  ] as const;
  for (const [table, column, value] of shown) {
    await db.schema
      .alterTable(table)
      .addColumn(column, 'text', definition => definition.notNull().defaultTo(''))
      .execute();
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db);
  }
}
