import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** Creates the first schema. `detail_json` is last, so that reading a card never touches it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await contentTables(db);
  await peopleTables(db);
  await requestTables(db);
  await mediaTables(db);
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', column => column.primaryKey().notNull())
    .$call(texts('value'))
    .execute();
}

type Table = CreateTableBuilder<string, string>;

const idColumn = (table: Table) => table.addColumn('id', 'text', column => column.primaryKey().notNull());

/** Adds text columns that are never null. */
const texts =
  (...names: string[]) =>
  (table: Table) =>
    names.reduce((columns, name) => columns.addColumn(name, 'text', column => column.notNull()), table);

async function contentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('projects')
    .$call(idColumn)
    .addColumn('slug', 'text', column => column.notNull().unique())
    .$call(
      texts(
        'title',
        'domain',
        'domain_key',
        'heading',
        'description',
        'client',
        'location',
        'solution',
        'date',
        'surface',
        'preview_src',
        'preview_pixel',
        'preview_alt',
      ),
    )
    .addColumn('revision', 'integer', column => column.notNull())
    .$call(texts('created_at', 'updated_at', 'detail_json'))
    .execute();
  await db.schema
    .createIndex('projects_newest')
    .on('projects')
    .columns(['created_at desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('projects_by_domain')
    .on('projects')
    .columns(['domain_key', 'created_at desc', 'id desc', 'domain'])
    .execute();

  await db.schema
    .createTable('articles')
    .$call(idColumn)
    .addColumn('slug', 'text', column => column.notNull().unique())
    .$call(texts('title', 'excerpt'))
    .addColumn('time_to_read', 'integer', column => column.notNull())
    .$call(texts('shown_date', 'image_src', 'image_alt', 'author_name'))
    .addColumn('reads', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('revision', 'integer', column => column.notNull())
    .$call(texts('created_at', 'updated_at', 'detail_json'))
    .execute();
  await db.schema
    .createIndex('articles_newest')
    .on('articles')
    .columns(['created_at desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('articles_popular')
    .on('articles')
    .columns(['reads desc', 'created_at desc', 'id desc'])
    .execute();

  for (const kind of ['project', 'article']) {
    await db.schema
      .createTable(`${kind}_old_slugs`)
      .addColumn('slug', 'text', column => column.primaryKey().notNull())
      .$call(itemColumns(kind))
      .execute();
    await db.schema
      .createIndex(`${kind}_old_slugs_by_item`)
      .on(`${kind}_old_slugs`)
      .columns(['item_id', 'position'])
      .execute();
    await db.schema
      .createTable(`${kind}_tags`)
      .$call(itemColumns(kind))
      .$call(texts('tag', 'tag_key'))
      .addPrimaryKeyConstraint(`${kind}_tags_key`, ['item_id', 'position'])
      .execute();
    await db.schema
      .createIndex(`${kind}_tags_by_tag`)
      .on(`${kind}_tags`)
      .columns(['tag_key', 'item_id', 'tag'])
      .execute();
  }
}

/** Columns of a row that belongs to a case or article. */
const itemColumns = (kind: string) => (table: Table) =>
  table
    .addColumn('item_id', 'text', column => column.notNull().references(`${kind}s.id`).onDelete('cascade'))
    .addColumn('position', 'integer', column => column.notNull());

async function peopleTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .$call(idColumn)
    .addColumn('email', 'text', column => column.notNull().unique())
    .$call(texts('name', 'photo', 'password_hash', 'created_at'))
    .execute();
  await db.schema
    .createTable('sessions')
    .$call(idColumn)
    .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
    .$call(texts('expires_at', 'created_at', 'user_agent'))
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
}

async function requestTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_requests')
    .$call(idColumn)
    .addColumn('reference', 'text', column => column.notNull().unique())
    .addColumn('submission_id', 'text', column => column.unique())
    .$call(texts('full_name', 'company_name', 'email', 'description', 'departments_json'))
    .addColumn('attachment_name', 'text')
    .addColumn('attachment_type', 'text')
    .addColumn('attachment_size', 'integer')
    .addColumn('attachment_key', 'text')
    .$call(texts('created_at'))
    .addColumn('seen_at', 'text')
    .addColumn('handled_at', 'text')
    .addColumn('handled_by', 'text')
    .execute();
  await db.schema
    .createIndex('contact_requests_newest')
    .on('contact_requests')
    .columns(['created_at desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('contact_requests_by_email')
    .on('contact_requests')
    .expression(sql`lower(email)`)
    .execute();
  await db.schema
    .createTable('outbox')
    .$call(idColumn)
    .addColumn('request_id', 'text', column => column.references('contact_requests.id').onDelete('cascade'))
    .$call(texts('kind'))
    .addColumn('message_id', 'text', column => column.notNull().unique())
    .$call(texts('state'))
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .$call(texts('next_attempt_at'))
    .addColumn('last_error', 'text', column => column.notNull().defaultTo(''))
    .$call(texts('created_at'))
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
  await db.schema.createIndex('outbox_by_request').on('outbox').column('request_id').execute();
}

async function mediaTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media')
    .$call(idColumn)
    .addColumn('key', 'text', column => column.notNull().unique())
    .addColumn('url', 'text', column => column.notNull().unique())
    .addColumn('width', 'integer', column => column.notNull())
    .addColumn('height', 'integer', column => column.notNull())
    .$call(texts('files_json', 'pixel'))
    .addColumn('owner_id', 'text')
    .$call(texts('created_at'))
    .execute();
  await db.schema.createIndex('media_by_owner').on('media').columns(['owner_id', 'created_at']).execute();
  await db.schema
    .createTable('media_trash')
    .addColumn('key', 'text', column => column.primaryKey().notNull())
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .$call(texts('next_attempt_at'))
    .execute();
  await db.schema.createIndex('media_trash_due').on('media_trash').column('next_attempt_at').execute();
}
