import type { Insertable, Updateable } from 'kysely';
import type { DbOrTransaction } from './connection';
import type { BookingCalendarRow, Database } from './schema';

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
