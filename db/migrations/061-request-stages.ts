import { type Kysely, sql } from 'kysely';

/**
 * Adds stages, owners, next steps, values, notes and a history to requests (docs/decisions/request-stages.md).
 * Handled requests had no outcome, so they become lost, with a reason that says so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, type, initial] of [
    ['stage', 'text', 'new'],
    ['stage_since', 'text', ''],
    ['lost_reason', 'text', ''],
    ['next_step', 'text', ''],
    ['due_at', 'text', null],
    ['value', 'integer', null],
    ['currency', 'text', 'EUR'],
  ] as const)
    await db.schema
      .alterTable('enquiries')
      .addColumn(name, type, column => (initial === null ? column : column.notNull().defaultTo(initial)))
      .execute();
  await db.schema
    .alterTable('enquiries')
    .addColumn('owner_id', 'text', column => column.references('members.id').onDelete('set null'))
    .execute();
  await sql`update enquiries set stage_since = coalesce(handled_at, created_at)`.execute(db);
  await sql`update enquiries set stage = 'lost',
    lost_reason = 'Marked as handled' || case when handled_by != '' then ' by ' || handled_by else '' end
    where handled_at is not null`.execute(db);
  await db.schema.alterTable('enquiries').dropColumn('handled_at').execute();
  await db.schema.alterTable('enquiries').dropColumn('handled_by').execute();
  // Contains all columns of the counts, because long messages make reading the table slow.
  await db.schema
    .createIndex('enquiries_by_stage')
    .on('enquiries')
    .columns([
      'stage',
      'due_at',
      'owner_id',
      'seen_at',
      'value',
      'currency',
      'stage_since',
      'created_at',
      'id',
    ])
    .execute();

  await db.schema
    .createTable('enquiry_events')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('enquiry_id', 'text', column =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('member_id', 'text', column => column.notNull())
    .addColumn('member_name', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('details_json', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('enquiry_events_by_enquiry')
    .on('enquiry_events')
    .columns(['enquiry_id', 'at'])
    .execute();
}
