import type { Kysely } from 'kysely';

/** Adds the calendars of managers: their secret feed, and the file that their busy times come from. */
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
