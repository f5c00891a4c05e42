import { type Kysely, sql } from 'kysely';

/** Adds redirects, their use counts, and paths that were not found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('redirects')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('from_path', 'text', column => column.notNull().unique())
    .addColumn('to_address', 'text', column => column.notNull())
    .addColumn('permanent', 'integer', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();
  await schema
    .createTable('redirect_hits')
    .addColumn('redirect_id', 'text', column =>
      column.notNull().references('redirects.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('redirect_hits_key', ['redirect_id', 'day'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await schema
    .createTable('unknown_addresses')
    .addColumn('path', 'text', column => column.primaryKey().notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('last_at', 'text', column => column.notNull())
    .modifyEnd(sql`without rowid`)
    .execute();
  await schema.createIndex('unknown_addresses_by_last').on('unknown_addresses').column('last_at').execute();
}
