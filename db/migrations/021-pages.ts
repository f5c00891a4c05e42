import type { Kysely } from 'kysely';
import { keepStaffItems } from './015-staff-items';

/** Adds stored pages: new ones and replacements of built-in ones (docs/decisions/pages.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pages')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('language', 'text', column => column.notNull().defaultTo('en'))
    // The full path with its slash.
    .addColumn('slug', 'text', column => column.notNull())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('title_key', 'text', column => column.notNull())
    .addColumn('detail_json', 'text', column => column.notNull())
    .addColumn('revision', 'integer', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .addUniqueConstraint('pages_address', ['language', 'slug'])
    .execute();
  // An old path redirects to its page; that of a deleted page redirects to the target that staff chose.
  await db.schema
    .createTable('page_old_slugs')
    .addColumn('slug', 'text', column => column.primaryKey().notNull())
    .addColumn('item_id', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .execute();
  await db.schema.createIndex('page_old_slugs_by_item').on('page_old_slugs').column('item_id').execute();
  await db.schema
    .createTable('page_ways')
    .addColumn('path', 'text', column => column.primaryKey().notNull())
    .addColumn('target', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();
  await keepStaffItems(db, 'page', 'pages');
}
