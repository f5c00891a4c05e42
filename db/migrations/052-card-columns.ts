import { type Kysely, sql } from 'kysely';

/** Letters that cards of the staff area get of what a case is about. */
const ABOUT_LENGTH = 300;

/** Cards read what they show from columns: reading it out of the JSON of a hundred large items took 100 ms and more. */
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
