import { type Kysely, sql } from 'kysely';

/** Adds internal links and their status, which is unknown until checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('links')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('item_id', 'text', column => column.notNull())
    .addColumn('field', 'text', column => column.notNull())
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('dead', 'integer')
    .addPrimaryKeyConstraint('links_key', ['kind', 'item_id', 'field', 'address'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await schema.createIndex('links_by_address').on('links').column('address').execute();
  await schema.createIndex('links_by_state').on('links').columns(['dead', 'address']).execute();
}
