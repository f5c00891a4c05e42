import { type Insertable, sql, type Updateable } from 'kysely';
import { type Availability, availabilitySchema } from '../domain/bookings/availability';
import { OPEN_STAGES } from '../domain/enquiry-stage';
import type { DbOrTransaction } from './connection';
import { countRows } from './queries';
import type { BookingRow, Database, EnquiryRow } from './schema';

export async function findAvailability(
  db: DbOrTransaction,
  personKey: string,
): Promise<Availability | undefined> {
  const row = await db
    .selectFrom('availability')
    .select('settings_json')
    .where('person_key', '=', personKey)
    .executeTakeFirst();
  return row && availabilitySchema.parse(JSON.parse(row.settings_json));
}

export async function saveAvailability(
  db: DbOrTransaction,
  personKey: string,
  availability: Availability,
  now: string,
): Promise<void> {
  const values = { settings_json: JSON.stringify(availability), updated_at: now };
  await db
    .insertInto('availability')
    .values({ person_key: personKey, ...values })
    .onConflict(conflict => conflict.column('person_key').doUpdateSet(values))
    .execute();
}

export async function insertBooking(
  db: DbOrTransaction,
  row: Insertable<Database['bookings']>,
): Promise<BookingRow> {
  return db.insertInto('bookings').values(row).returningAll().executeTakeFirstOrThrow();
}

export const findBooking = (db: DbOrTransaction, id: string): Promise<BookingRow | undefined> =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();

export const findBookingBySubmission = (
  db: DbOrTransaction,
  submissionId: string,
): Promise<BookingRow | undefined> =>
  db.selectFrom('bookings').selectAll().where('submission_id', '=', submissionId).executeTakeFirst();

/** Updates a booking and increments its sequence. */
export const updateBooking = (
  db: DbOrTransaction,
  id: string,
  changes: Updateable<Database['bookings']>,
): Promise<BookingRow> =>
  db
    .updateTable('bookings')
    .set({ ...changes, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Cancels a booking. The form that booked the call can then book another one. */
export const cancelBooking = (
  db: DbOrTransaction,
  id: string,
  { at, reason }: { at: string; reason: string },
): Promise<BookingRow> =>
  updateBooking(db, id, {
    ...{ cancelled_at: at, cancel_reason: reason },
    ...{ submission_id: null, next_reminder_at: null },
  });

/** Selects the ids of requests in quarantine. */
export const selectQuarantined = (db: DbOrTransaction) =>
  db.selectFrom('enquiries').select('id').where('spam_at', 'is not', null);

type Period = { from: string; to: string; exceptId?: string | undefined };

const selectBetween = (db: DbOrTransaction, personKey: string, { from, to, exceptId = '' }: Period) =>
  db
    .selectFrom('bookings')
    .where('person_key', '=', personKey)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .where('id', '!=', exceptId);

/** Lists a manager’s calls between two times, except cancelled ones, `exceptId` and those in quarantine. */
export const listBookedTimes = (
  db: DbOrTransaction,
  personKey: string,
  period: Period,
): Promise<Pick<BookingRow, 'starts_at' | 'ends_at'>[]> =>
  selectBetween(db, personKey, period)
    .select(['starts_at', 'ends_at'])
    .where('enquiry_id', 'not in', selectQuarantined(db))
    .execute();

/** Lists a manager’s calls between two times whose requests are in quarantine. */
export const listQuarantinedBookings = (
  db: DbOrTransaction,
  personKey: string,
  period: Period,
): Promise<Pick<BookingRow, 'id' | 'person_name'>[]> =>
  selectBetween(db, personKey, period)
    .select(['id', 'person_name'])
    .where('enquiry_id', 'in', selectQuarantined(db))
    .execute();

/** Lists a manager’s calls that haven’t started and aren’t cancelled. */
export const listComingBookings = (
  db: DbOrTransaction,
  personKey: string,
  now: string,
): Promise<BookingRow[]> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('person_key', '=', personKey)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute();

/** Lists calls whose visitors are to be reminded. */
export const listDueReminders = (db: DbOrTransaction, now: string): Promise<BookingRow[]> =>
  db.selectFrom('bookings').selectAll().where('next_reminder_at', '<=', now).execute();

/** Sets the time of a call’s next reminder. Keeps `sequence`, because the call itself stays the same. */
export async function setNextReminder(db: DbOrTransaction, id: string, time: string | null): Promise<void> {
  await db.updateTable('bookings').set({ next_reminder_at: time }).where('id', '=', id).execute();
}

/** Counts a person’s calls that haven’t ended and aren’t cancelled. */
export const countComingBookings = (db: DbOrTransaction, email: string, now: string): Promise<number> =>
  countRows(
    db
      .selectFrom('bookings')
      .where('ends_at', '>', now)
      .where('cancelled_at', 'is', null)
      .where(sql<string>`lower(email)`, '=', email.toLowerCase()),
  );

export const listBookings = (db: DbOrTransaction, enquiryId: string): Promise<BookingRow[]> =>
  db.selectFrom('bookings').selectAll().where('enquiry_id', '=', enquiryId).orderBy('starts_at').execute();

/** Finds a person’s newest open request that isn’t in quarantine. */
export const findOpenEnquiry = (
  db: DbOrTransaction,
  email: string,
  createdAfter: string,
): Promise<Pick<EnquiryRow, 'id' | 'reference'> | undefined> =>
  db
    .selectFrom('enquiries')
    .select(['id', 'reference'])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('created_at', '>', createdAfter)
    .where('spam_at', 'is', null)
    .where('stage', 'in', OPEN_STAGES)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
