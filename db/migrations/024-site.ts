import { type Kysely, sql } from 'kysely';

/** Adds changes to the site itself: facts, brand, menus. Built-in values apply without a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_parts')
    .addColumn('part', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('values_json', 'text', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('site_parts_key', ['part', 'language'])
    .modifyEnd(sql`without rowid`)
    .execute();
}
