import { type Kysely, sql } from 'kysely';

/** Items in a span before it is split. */
const SPAN_MAX = 256;

/**
 * Adds lists that can be counted and paged at any depth without a scan (docs/decisions/lists.md). Triggers
 * maintain them, whatever writes an item.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await listTables(db);
  await spanTriggers(db);
  await projectTriggers(db);
  await articleTriggers(db);
  await indexes(db);
  // Existing items; the triggers count them.
  await sql`insert into list_items (kind, list, key, item_id)
    select 'project', '', created_at || ' ' || id, id from projects
    union all select 'project', domain_key, created_at || ' ' || id, id from projects
    union all select 'article', '', created_at || ' ' || id, id from articles
    union select 'article', tag_key, created_at || ' ' || id, id
      from article_tags join articles on articles.id = item_id
    order by 1, 2, 3`.execute(db);
}

async function listTables(db: Kysely<unknown>): Promise<void> {
  const names = ['kind', 'list'] as const;
  await db.schema
    .createTable('lists')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('list', 'text', column => column.notNull())
    .addColumn('total', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('lists_key', [...names])
    .modifyEnd(sql`without rowid`)
    .execute();
  await db.schema.createIndex('lists_longest').on('lists').columns(['kind', 'total desc', 'list']).execute();
  await db.schema
    .createTable('list_items')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('list', 'text', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('item_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('list_items_key', [...names, 'key'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await db.schema
    .createIndex('list_items_by_item')
    .on('list_items')
    .columns(['item_id', 'kind', 'list'])
    .execute();
  await db.schema
    .createTable('list_spans')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('list', 'text', column => column.notNull())
    .addColumn('oldest', 'text', column => column.notNull())
    .addColumn('items', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('list_spans_key', [...names, 'oldest'])
    .modifyEnd(sql`without rowid`)
    .execute();
}

/** Updates a list’s total and spans with its items. The first span has no lower end. */
async function spanTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger list_items_added after insert on list_items begin
    insert into lists (kind, list, total) values (new.kind, new.list, 1)
      on conflict do update set total = total + 1;
    insert into list_spans (kind, list, oldest, items) values (new.kind, new.list, '', 0)
      on conflict do nothing;
    update list_spans set items = items + 1
      where kind = new.kind and list = new.list and oldest = (
        select max(oldest) from list_spans
        where kind = new.kind and list = new.list and oldest <= new.key);
  end`.execute(db);
  await sql`create trigger list_items_removed after delete on list_items begin
    update lists set total = total - 1 where kind = old.kind and list = old.list;
    update list_spans set items = items - 1
      where kind = old.kind and list = old.list and oldest = (
        select max(oldest) from list_spans
        where kind = old.kind and list = old.list and oldest <= old.key);
    delete from list_spans where kind = old.kind and list = old.list and oldest != '' and items = 0;
    delete from list_spans where kind = old.kind and list = old.list
      and exists (select 1 from lists where kind = old.kind and list = old.list and total = 0);
    delete from lists where kind = old.kind and list = old.list and total = 0;
  end`.execute(db);
  const kept = SPAN_MAX / 2;
  await sql`create trigger list_spans_split after update of items on list_spans
    when new.items > ${sql.lit(SPAN_MAX)} begin
    insert into list_spans (kind, list, oldest, items)
      select kind, list, key, new.items - ${sql.lit(kept)} from list_items
      where kind = new.kind and list = new.list and key >= new.oldest
      order by key limit 1 offset ${sql.lit(kept)};
    update list_spans set items = ${sql.lit(kept)}
      where kind = new.kind and list = new.list and oldest = new.oldest;
  end`.execute(db);
}

/** Adds a case to the list of all cases and to the list of its domain. */
async function projectTriggers(db: Kysely<unknown>): Promise<void> {
  const listed = sql`insert into list_items (kind, list, key, item_id) values
    ('project', '', new.created_at || ' ' || new.id, new.id),
    ('project', new.domain_key, new.created_at || ' ' || new.id, new.id) on conflict do nothing`;
  const unlisted = sql`delete from list_items where item_id = old.id and kind = 'project'`;
  await sql`create trigger projects_added after insert on projects begin ${listed}; end`.execute(db);
  await sql`create trigger projects_removed after delete on projects begin ${unlisted}; end`.execute(db);
  await sql`create trigger projects_moved after update of created_at, domain_key on projects
    when (old.created_at, old.domain_key) != (new.created_at, new.domain_key)
    begin ${unlisted}; ${listed}; end`.execute(db);
}

/** Adds an article to the list of all articles and once to the list of each tag. */
async function articleTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger articles_added after insert on articles begin
    insert into list_items (kind, list, key, item_id)
      values ('article', '', new.created_at || ' ' || new.id, new.id);
  end`.execute(db);
  await sql`create trigger articles_removed after delete on articles begin
    delete from list_items where item_id = old.id and kind = 'article';
  end`.execute(db);
  await sql`create trigger articles_moved after update of created_at on articles
    when old.created_at != new.created_at begin
    insert into list_items (kind, list, key, item_id)
      select kind, list, new.created_at || ' ' || new.id, item_id from list_items
      where item_id = new.id and kind = 'article' and key = old.created_at || ' ' || old.id;
    delete from list_items
      where item_id = new.id and kind = 'article' and key = old.created_at || ' ' || old.id;
  end`.execute(db);
  await sql`create trigger article_tags_added after insert on article_tags begin
    insert into list_items (kind, list, key, item_id)
      select 'article', new.tag_key, created_at || ' ' || id, id from articles where id = new.item_id
      on conflict do nothing;
  end`.execute(db);
  await sql`create trigger article_tags_removed after delete on article_tags
    when old.tag_key != '' and not exists (
      select 1 from article_tags where item_id = old.item_id and tag_key = old.tag_key) begin
    delete from list_items where item_id = old.item_id and kind = 'article' and list = old.tag_key;
  end`.execute(db);
}

/** Indexes for the label of a domain or tag, and for the last change of a kind. */
async function indexes(db: Kysely<unknown>): Promise<void> {
  for (const name of ['projects_by_domain', 'article_tags_by_tag']) await db.schema.dropIndex(name).execute();
  await db.schema
    .createIndex('projects_by_domain')
    .on('projects')
    .columns(['domain_key', 'domain'])
    .execute();
  await db.schema.createIndex('article_tags_by_tag').on('article_tags').columns(['tag_key', 'tag']).execute();
  for (const items of ['projects', 'articles']) {
    await db.schema.createIndex(`${items}_by_change`).on(items).column('updated_at').execute();
  }
}
