import { type Kysely, sql } from 'kysely';

/** Adds page views by day, because lists in the admin show only recent ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_reads')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('item_id', 'text', column => column.notNull())
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('daily_reads_key', ['kind', 'item_id', 'day'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await db.schema.createIndex('daily_reads_by_day').on('daily_reads').column('day').execute();
}
