import { type Kysely, sql } from 'kysely';

/** Adds calls that visitors book, and each manager's availability (docs/decisions/bookings.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('availability')
    .addColumn('person_key', 'text', column => column.primaryKey())
    .addColumn('settings_json', 'text', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('enquiry_id', 'text', column =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('submission_id', 'text', column => column.unique())
    .addColumn('person_key', 'text', column => column.notNull())
    .addColumn('person_name', 'text', column => column.notNull())
    .addColumn('starts_at', 'text', column => column.notNull())
    .addColumn('ends_at', 'text', column => column.notNull())
    .addColumn('time_zone', 'text', column => column.notNull())
    .addColumn('full_name', 'text', column => column.notNull())
    .addColumn('company_name', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('sequence', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('cancelled_at', 'text')
    .addColumn('cancel_reason', 'text', column => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('bookings_by_enquiry').on('bookings').column('enquiry_id').execute();
  await db.schema.createIndex('bookings_by_end').on('bookings').column('ends_at').execute();
  // Use cases check for overlaps. The index also excludes two calls at the same time if a check has an error.
  await sql`create unique index bookings_by_time on bookings (person_key, starts_at)
    where cancelled_at is null`.execute(db);
}
