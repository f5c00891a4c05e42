import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

type Table = CreateTableBuilder<string, string>;

/** Adds drafts, versions, plans, the trash and preview links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .$call(texts('kind', 'title', 'values_json'))
    .addColumn('revision', 'integer', column => column.notNull())
    .addColumn('withdrawn_json', 'text')
    .addColumn('asked_at', 'text')
    .$call(texts('owner_id', 'created_at', 'updated_at', 'updated_by', 'updated_by_name'))
    .execute();
  await db.schema.createIndex('drafts_newest').on('drafts').columns(['kind', 'updated_at']).execute();

  await db.schema
    .createTable('versions')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .$call(texts('item_id', 'kind', 'title'))
    .addColumn('published', 'integer', column => column.notNull())
    .$call(texts('note', 'created_at', 'member_id', 'member_name', 'values_json'))
    .execute();
  await db.schema
    .createIndex('versions_of_item')
    .on('versions')
    .columns(['item_id', 'created_at desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('versions_by_age')
    .on('versions')
    .columns(['published', 'created_at'])
    .execute();

  await db.schema
    .createTable('plans')
    .$call(texts('item_id', 'action', 'kind', 'at', 'member_id', 'member_name', 'note'))
    .addPrimaryKeyConstraint('plans_key', ['item_id', 'action'])
    .execute();
  await db.schema.createIndex('plans_due').on('plans').column('at').execute();

  await db.schema
    .createTable('trash')
    .addColumn('item_id', 'text', column => column.primaryKey().notNull())
    .$call(texts('kind', 'title', 'content_json', 'deleted_at', 'member_id', 'member_name'))
    .execute();
  await db.schema.createIndex('trash_by_age').on('trash').column('deleted_at').execute();

  await db.schema
    .createTable('gone_slugs')
    .$call(texts('kind', 'slug', 'item_id'))
    .addPrimaryKeyConstraint('gone_slugs_key', ['kind', 'slug'])
    .execute();
  await db.schema.createIndex('gone_slugs_by_item').on('gone_slugs').column('item_id').execute();

  await db.schema
    .createTable('preview_links')
    .addColumn('token_hash', 'text', column => column.primaryKey().notNull())
    .$call(texts('item_id', 'kind', 'created_at', 'expires_at', 'member_id'))
    .execute();
  await db.schema.createIndex('preview_links_of_item').on('preview_links').column('item_id').execute();

  // Images used by drafts, versions and deleted items; public uses are in `media.owner_id`.
  await db.schema
    .createTable('media_uses')
    .$call(texts('media_id', 'holder'))
    .addPrimaryKeyConstraint('media_uses_key', ['media_id', 'holder'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await db.schema.createIndex('media_uses_by_holder').on('media_uses').column('holder').execute();
}

/** Adds text columns that are never null. */
const texts =
  (...names: string[]) =>
  (table: Table) =>
    names.reduce((columns, name) => columns.addColumn(name, 'text', column => column.notNull()), table);
