import { type Kysely, sql } from 'kysely';

/** Marks items that came with the software as examples. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('examples')
    .addColumn('item_id', 'text', column => column.primaryKey().notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .modifyEnd(sql`without rowid`)
    .execute();
}
