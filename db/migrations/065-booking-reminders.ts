import { type Kysely, sql } from 'kysely';

/** Adds the time at which a visitor is next reminded of a call (docs/decisions/bookings.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('next_reminder_at', 'text').execute();
  await sql`create index bookings_by_reminder on bookings (next_reminder_at)
    where next_reminder_at is not null`.execute(db);
  const getTimeBefore = (hours: number) =>
    sql`strftime('%Y-%m-%dT%H:%M:%fZ', starts_at, ${`-${hours} hours`})`;
  const now = new Date().toISOString();
  await sql`update bookings set next_reminder_at = case
      when ${getTimeBefore(24)} > ${now} then ${getTimeBefore(24)}
      when ${getTimeBefore(1)} > ${now} then ${getTimeBefore(1)} end
    where cancelled_at is null`.execute(db);
}
