import { type Kysely, sql } from 'kysely';

/**
 * Adds the public search (docs/decisions/search.md): documents, their full-text index, and trigrams to correct typos.
 * Writing an item writes its document (`db/search-documents.ts`); triggers delete it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_documents')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('version', 'text', column => column.notNull())
    .addColumn('slug', 'text', column => column.notNull())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('image', 'text', column => column.notNull())
    .addColumn('headings', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('search_documents_by_key')
    .on('search_documents')
    .columns(['kind', 'key', 'version'])
    .unique()
    .execute();
  await sql`create virtual table search_index using fts5(title, headings, body,
    content='', contentless_delete=1, prefix='1 2 3', tokenize='unicode61 remove_diacritics 0')`.execute(db);
  await sql`create virtual table search_vocabulary using fts5vocab(search_index, row)`.execute(db);
  await db.schema
    .createTable('search_words')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('word', 'text', column => column.notNull().unique())
    .execute();
  await db.schema
    .createTable('search_trigrams')
    .addColumn('trigram', 'text', column => column.notNull())
    .addColumn('word_id', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('search_trigrams_key', ['trigram', 'word_id'])
    .modifyEnd(sql`without rowid`)
    .execute();

  await sql`create trigger search_documents_removed after delete on search_documents begin
    delete from search_index where rowid = old.id;
  end`.execute(db);
  for (const [kind, table] of [
    ['case', 'cases'],
    ['article', 'articles'],
  ])
    await sql`create trigger ${sql.ref(`${table}_unsearched`)} after delete on ${sql.table(table ?? '')} begin
      delete from search_documents where kind = ${sql.lit(kind)} and key = old.id;
    end`.execute(db);
}
