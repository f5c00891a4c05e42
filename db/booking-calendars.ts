import type { Insertable, Updateable } from 'kysely';
import { selectQuarantined } from './bookings';
import type { DbOrTransaction } from './connection';
import type { BookingCalendarRow, BookingRow, Database } from './schema';

export const findBookingCalendar = (
  db: DbOrTransaction,
  personKey: string,
): Promise<BookingCalendarRow | undefined> =>
  db.selectFrom('booking_calendars').selectAll().where('person_key', '=', personKey).executeTakeFirst();

export async function saveBookingCalendar(
  db: DbOrTransaction,
  personKey: string,
  values: Updateable<Database['booking_calendars']>,
): Promise<void> {
  const row: Insertable<Database['booking_calendars']> = { ...values, person_key: personKey };
  await db
    .insertInto('booking_calendars')
    .values(row)
    .onConflict(conflict => conflict.column('person_key').doUpdateSet(values))
    .execute();
}

/** Lists the calendars from which busy times are read. */
export const listBusyCalendars = (db: DbOrTransaction): Promise<BookingCalendarRow[]> =>
  db.selectFrom('booking_calendars').selectAll().where('busy_url', '!=', '').execute();

/** Lists a manager’s calls that end after a time, except cancelled ones and those in quarantine. */
export const listFeedBookings = (
  db: DbOrTransaction,
  personKey: string,
  { endsAfter, limit }: { endsAfter: string; limit: number },
): Promise<BookingRow[]> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('person_key', '=', personKey)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', endsAfter)
    .where('enquiry_id', 'not in', selectQuarantined(db))
    .orderBy('ends_at')
    .limit(limit)
    .execute();
