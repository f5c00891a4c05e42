import { type Kysely, sql } from 'kysely';

/** What staff changed of the site itself: facts, brand, menus. Without a row the built-in ones hold. */
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
