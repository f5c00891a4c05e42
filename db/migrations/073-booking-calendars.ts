import type { Kysely } from 'kysely';

/** Adds each manager's secret calendar feed, and the external calendar with their busy times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('booking_calendars')
    .addColumn('person_key', 'text', column => column.primaryKey())
    .addColumn('feed_version', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('busy_url', 'text', column => column.notNull().defaultTo(''))
    .addColumn('busy_json', 'text', column => column.notNull().defaultTo('[]'))
    .addColumn('busy_read_at', 'text')
    .addColumn('busy_error', 'text', column => column.notNull().defaultTo(''))
    .addColumn('notified_at', 'text')
    .execute();
}
