import { type Kysely, sql } from 'kysely';
import { foldTitle } from '../items';

/**
 * Adds a table that staff lists sort and filter by: one row per item, public or not. Triggers maintain it,
 * whatever writes an item (docs/decisions/lists.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await draftTitleKeys(db as Kysely<Titled>);
  await db.schema
    .createTable('staff_items')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('title_key', 'text', column => column.notNull())
    .addColumn('state', 'integer', column => column.notNull())
    .addColumn('live', 'integer', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('changed_at', 'text', column => column.notNull())
    .addColumn('changed_by', 'text', column => column.notNull())
    .addColumn('owner_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('staff_items_key', ['kind', 'id'])
    .modifyEnd(sql`without rowid`)
    .execute();
  // Each index ends with the tie-breaker and the filters, so that skipped rows aren’t read.
  for (const [name, ...columns] of [
    ['created', 'created_at'],
    ['changed', 'changed_at'],
    ['title', 'title_key'],
    ['state', 'state', 'created_at'],
    ['author', 'changed_by', 'created_at'],
  ])
    await db.schema
      .createIndex(`staff_items_by_${name}`)
      .on('staff_items')
      .columns(['kind', ...columns, 'id', ...(name === 'state' ? [] : ['state']), 'live', 'owner_id'])
      .execute();
  await keepStaffItems(db, 'case', 'cases');
  await keepStaffItems(db, 'article', 'articles');
  await db.schema.createIndex('trash_by_kind').on('trash').columns(['kind', 'deleted_at']).execute();
}

type Titled = { drafts: { id: string; title: string; title_key: string } };

/** Adds folded titles of drafts for the admin’s search. */
async function draftTitleKeys(db: Kysely<Titled>): Promise<void> {
  await db.schema
    .alterTable('drafts')
    .addColumn('title_key', 'text', column => column.notNull().defaultTo(''))
    .execute();
  for (const { id, title } of await db.selectFrom('drafts').select(['id', 'title']).execute())
    await db
      .updateTable('drafts')
      .set({ title_key: foldTitle(title) })
      .where('id', '=', id)
      .execute();
}

/** Tracks the items of a kind in staff lists. Migrations of further kinds call it. */
export async function keepStaffItems(db: Kysely<unknown>, name: string, items: string): Promise<void> {
  const kind = sql.lit(name);
  const table = sql.table(items);
  const due = sql`exists (select 1 from plans where plans.item_id = d.id and plans.action = 'publish')`;
  // State numbers are indexes into STATES (domain/publishing/state).
  const live = sql`select ${kind}, i.id, iif(d.title != '', d.title_key, i.title_key),
      iif(d.id is null, 1, iif(${due}, 3, 2)), 1, i.created_at, coalesce(d.updated_at, i.updated_at),
      coalesce(d.updated_by_name, (
        select member_name from versions where item_id = i.id and published = 1
        order by created_at desc, id desc limit 1), ''), ''
    from ${table} i left join drafts d on d.id = i.id and d.kind = ${kind}`;
  const draft = sql`select ${kind}, d.id, d.title_key,
      iif(${due}, 3, iif(d.withdrawn_json is null, 0, 4)), 0,
      coalesce(d.withdrawn_json ->> '$.createdAt', d.created_at), d.updated_at, d.updated_by_name, d.owner_id
    from drafts d where d.kind = ${kind} and not exists (select 1 from ${table} i where i.id = d.id)`;
  await sql`insert into staff_items ${live} union all ${draft}`.execute(db);

  const follow = (event: string, when: string, id: string) =>
    sql`create trigger ${sql.ref(`${items}_staff_${event}`)} after ${sql.raw(when)} begin
      delete from staff_items where kind = ${kind} and id = ${sql.raw(id)};
      insert into staff_items ${live} where i.id = ${sql.raw(id)} union all ${draft} and d.id = ${sql.raw(id)};
    end`.execute(db);
  await follow('added', `insert on ${items}`, 'new.id');
  await follow('changed', `update of title, title_key, created_at, updated_at on ${items}`, 'new.id');
  await follow('removed', `delete on ${items}`, 'old.id');
  await follow('draft_added', `insert on drafts when new.kind = '${name}'`, 'new.id');
  await follow('draft_changed', `update on drafts when new.kind = '${name}'`, 'new.id');
  await follow('draft_removed', `delete on drafts when old.kind = '${name}'`, 'old.id');
  await follow('plan_added', `insert on plans when new.kind = '${name}'`, 'new.item_id');
  await follow('plan_removed', `delete on plans when old.kind = '${name}'`, 'old.item_id');
  await follow(
    'version_added',
    `insert on versions when new.published = 1 and new.kind = '${name}'`,
    'new.item_id',
  );
}
