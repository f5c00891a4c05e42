import { type Kysely, sql } from 'kysely';

/** Adds visits by day, page and origin, and searches by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('page', 'text', column => column.notNull())
    .addColumn('source', 'text', column => column.notNull())
    .addColumn('campaign', 'text', column => column.notNull())
    .addColumn('visits', 'integer', column => column.notNull())
    .addColumn('entries', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('visits_key', ['day', 'page', 'source', 'campaign'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await db.schema
    .createTable('searches')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('words', 'text', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('searches_key', ['day', 'words'])
    .modifyEnd(sql`without rowid`)
    .execute();
}
