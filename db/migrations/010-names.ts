import { type Kysely, sql } from 'kysely';

/**
 * Renames tables to match the code: cases, enquiries, members. SQLite updates indexes, triggers and
 * references; triggers that name a kind as text are created again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [from, to] of [
    ['projects', 'cases'],
    ['project_old_slugs', 'case_old_slugs'],
    ['project_tags', 'case_tags'],
    ['contact_requests', 'enquiries'],
    ['users', 'members'],
  ] as const)
    await db.schema.alterTable(from).renameTo(to).execute();
  await db.schema.alterTable('outbox').renameColumn('request_id', 'enquiry_id').execute();
  await indexes(db);
  await listsOfCases(db);
}

/** Renames indexes, because SQLite keeps their names when a table is renamed. */
async function indexes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
    where type = 'index' and sql is not null
      and (name like 'project%' or name like 'contact_requests%' or name = 'outbox_by_request')`.execute(db);
  for (const index of rows) {
    const name = index.name
      .replace(/^projects/, 'cases')
      .replace(/^project/, 'case')
      .replace(/^contact_requests/, 'enquiries')
      .replace(/_by_request$/, '_by_enquiry');
    await db.schema.dropIndex(index.name).execute();
    await sql.raw(index.sql.replace(index.name, name)).execute(db);
  }
}

/** Updates the lists of cases to the kind’s new name. */
async function listsOfCases(db: Kysely<unknown>): Promise<void> {
  for (const name of ['projects_added', 'projects_removed', 'projects_moved'])
    await sql`drop trigger ${sql.ref(name)}`.execute(db);
  // Renames rows in place, so that totals and spans don’t change.
  for (const table of ['lists', 'list_spans', 'list_items'])
    await sql`update ${sql.table(table)} set kind = 'case' where kind = 'project'`.execute(db);

  const listed = sql`insert into list_items (kind, list, key, item_id) values
    ('case', '', new.created_at || ' ' || new.id, new.id),
    ('case', new.domain_key, new.created_at || ' ' || new.id, new.id) on conflict do nothing`;
  const unlisted = sql`delete from list_items where item_id = old.id and kind = 'case'`;
  await sql`create trigger cases_added after insert on cases begin ${listed}; end`.execute(db);
  await sql`create trigger cases_removed after delete on cases begin ${unlisted}; end`.execute(db);
  await sql`create trigger cases_moved after update of created_at, domain_key on cases
    when (old.created_at, old.domain_key) != (new.created_at, new.domain_key)
    begin ${unlisted}; ${listed}; end`.execute(db);
}
