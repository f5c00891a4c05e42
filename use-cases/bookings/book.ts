import {
  cancelBooking,
  countComingBookings,
  findBookingBySubmission,
  findOpenEnquiry,
  insertBooking,
  listQuarantinedBookings,
} from '../../db/bookings';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { createId } from '../../db/items';
import type { BookingRow } from '../../db/schema';
import type { Availability } from '../../domain/bookings/availability';
import { type BookingValues, bookingFields } from '../../domain/bookings/booking-form';
import { formatCallTime } from '../../domain/bookings/booking-times';
import { getNextReminder } from '../../domain/bookings/reminder-times';
import type { Manager } from '../../domain/colleague';
import { DomainError } from '../../domain/errors';
import { BOOKING_JOIN_DAYS, BOOKINGS_PER_PERSON, NEXT_TIMES_SHOWN } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { DAY_MS, MINUTE_MS } from '../../domain/time';
import type { Services } from '../context';
import { insertWithReference, toEnquiryRow } from '../enquiries/send';
import {
  type BookingNeeds,
  getAvailability,
  getBookablePeriod,
  getManager,
  listFreeTimes,
} from './availability';
import { recordChange } from './record-change';

/** An unvalidated booking form. */
export type BookingForm = {
  managerKey: string | undefined;
  /** The input of `bookingFields`. */
  values: Record<string, unknown>;
  /** Created by the form. Submissions with the same id are the same booking. */
  submissionId: string | undefined;
};

/** A time that isn’t free, with the next times that are. */
export class TimeTakenError extends DomainError {
  override name = 'TimeTakenError';

  constructor(
    readonly freeTimes: readonly Date[],
    timeZone: string,
  ) {
    const times = freeTimes.map(time => formatCallTime(time, timeZone)).join('; ');
    super(
      'conflict',
      `${messages.timeTaken}. ${times ? `Next free: ${times}.` : `${messages.noFreeTimes}.`}`,
    );
  }
}

/**
 * Books a call. Check, booking, request and emails are one immediate transaction, so that a call is never booked twice
 * and never without its emails. A repeated submission returns the existing booking.
 * @throws ZodError, DomainError `not_found` (no such manager), `conflict` (too many calls), or TimeTakenError.
 */
export async function bookCall(
  needs: BookingNeeds & Pick<Services, 'wakeOutbox'>,
  form: BookingForm,
): Promise<BookingRow> {
  const values = bookingFields.parse(form.values);
  const manager = getManager(needs, form.managerKey);
  const startsAt = values.startsAt.toISOString();
  const submissionId = form.submissionId
    ? `${form.submissionId}:${values.email.toLowerCase()}:${manager.key}:${startsAt}`
    : undefined;
  const booking = await runInTransaction(needs.db, async trx => {
    const existingBooking = submissionId && (await findBookingBySubmission(trx, submissionId));
    if (existingBooking) return existingBooking;
    const availability = await getAvailability(needs, trx, manager.key);
    await takeTime(needs, trx, { ...values, managerKey: manager.key });
    const now = needs.clock.now().toISOString();
    if ((await countComingBookings(trx, values.email, now)) >= BOOKINGS_PER_PERSON)
      throw new DomainError('conflict', messages.tooManyBookings);
    const row = await insertBooking(trx, {
      id: createId(),
      enquiry_id: await findOrCreateEnquiry(needs, trx, values, manager),
      submission_id: submissionId ?? null,
      person_key: manager.key,
      person_name: manager.name,
      ...toCallTimes(availability, values.startsAt),
      next_reminder_at: getNextReminder(values.startsAt, values.timeZone, new Date(now)),
      time_zone: values.timeZone,
      full_name: values.fullName,
      company_name: values.companyName,
      email: values.email,
      note: values.note,
      created_at: now,
    });
    await recordChange(needs, trx, row, availability, { change: 'booked', at: now });
    return row;
  });
  needs.wakeOutbox();
  return booking;
}

export const toCallTimes = (
  { lengthMinutes }: Availability,
  startsAt: Date,
): Pick<BookingRow, 'starts_at' | 'ends_at'> => ({
  starts_at: startsAt.toISOString(),
  ends_at: new Date(startsAt.getTime() + lengthMinutes * MINUTE_MS).toISOString(),
});

/**
 * Checks that a time is free, and cancels calls of requests in quarantine, which don’t block it.
 * @throws TimeTakenError
 */
export async function takeTime(
  needs: BookingNeeds,
  trx: DbOrTransaction,
  call: { managerKey: string; startsAt: Date; timeZone: string; exceptId?: string },
): Promise<void> {
  const start = call.startsAt.getTime();
  const [time] = await listFreeTimes(needs, trx, { ...call, range: { start, end: start + 1 } });
  if (time) return cancelQuarantined(needs, trx, call);
  const period = getBookablePeriod(needs.clock.now());
  const range = { ...period, start: Math.max(start, period.start) };
  const laterTimes = await listFreeTimes(needs, trx, { ...call, range });
  throw new TimeTakenError(laterTimes.slice(0, NEXT_TIMES_SHOWN), call.timeZone);
}

/** Cancels the calls of requests in quarantine. Visitors are notified only if their request is released. */
async function cancelQuarantined(
  needs: BookingNeeds,
  trx: DbOrTransaction,
  { managerKey, startsAt, exceptId }: { managerKey: string; startsAt: Date; exceptId?: string },
): Promise<void> {
  const availability = await getAvailability(needs, trx, managerKey);
  const { starts_at: from, ends_at: to } = toCallTimes(availability, startsAt);
  const cancelledAt = needs.clock.now().toISOString();
  const reason = messages.timeGivenAway;
  for (const { id, person_name } of await listQuarantinedBookings(trx, managerKey, { from, to, exceptId })) {
    const booking = await cancelBooking(trx, id, { at: cancelledAt, reason });
    const customer = { _id: '', name: person_name };
    await recordChange(needs, trx, booking, availability, {
      change: 'cancelled',
      at: cancelledAt,
      by: customer,
      reason,
    });
  }
}

/** Adds the call to the person’s open request, or creates one. Returns the request’s id. */
async function findOrCreateEnquiry(
  needs: BookingNeeds,
  trx: DbOrTransaction,
  { fullName, companyName, email, note }: BookingValues,
  { name }: Manager,
): Promise<string> {
  const now = needs.clock.now();
  const joinAfter = new Date(now.getTime() - BOOKING_JOIN_DAYS * DAY_MS).toISOString();
  const openEnquiry = await findOpenEnquiry(trx, email, joinAfter);
  if (openEnquiry) return openEnquiry.id;
  const row = {
    ...toEnquiryRow({ fullName, companyName, email, description: note, department: [] }, now),
    ...{ addressee: name, submission_id: null },
    ...{ attachment_name: null, attachment_type: null, attachment_size: null, attachment_key: null },
  };
  await insertWithReference(trx, needs.getSite(), row);
  return row.id;
}
