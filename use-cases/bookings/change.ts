import { cancelBooking, findBooking, updateBooking } from '../../db/bookings';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import type { BookingRow } from '../../db/schema';
import { newTime } from '../../domain/bookings/booking-form';
import { getNextReminder } from '../../domain/bookings/reminder-times';
import { DomainError } from '../../domain/errors';
import { BOOKING_CHANGES_MAX, LOST_REASON_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { oneLine } from '../../domain/plain-text';
import { assertExists } from '../assert-exists';
import type { Services } from '../context';
import { type BookingNeeds, getAvailability, takesCalls } from './availability';
import { takeTime, toCallTimes } from './book';
import { type ChangedBy, recordChange } from './record-change';

type ChangeNeeds = BookingNeeds & Pick<Services, 'wakeOutbox'>;

/** A sentence for the visitor. */
const changeReason = oneLine().max(LOST_REASON_MAX, messages.tooLong).default('');

type BookingChange = {
  id: string;
  /** The sequence for which the visitor’s link was created. Staff can change a booking at any sequence. */
  sequence?: number;
  /** Undefined for the visitor. */
  by?: ChangedBy;
};

/**
 * Finds an upcoming booking.
 * @throws DomainError `not_found`, or `conflict` for a used link, or a cancelled or past call.
 */
async function getComingBooking(
  { clock }: ChangeNeeds,
  trx: DbOrTransaction,
  { id, sequence }: BookingChange,
): Promise<BookingRow> {
  const row = assertExists(await findBooking(trx, id));
  if (row.cancelled_at) throw new DomainError('conflict', messages.bookingCancelled);
  if (sequence !== undefined && sequence !== row.sequence)
    throw new DomainError('conflict', messages.bookingLinkUsed);
  if (row.starts_at <= clock.now().toISOString()) throw new DomainError('conflict', messages.bookingOver);
  return row;
}

/**
 * Moves a call to a free time.
 * @throws ZodError, TimeTakenError, DomainError like `getComingBooking`, or `conflict` if the manager takes no calls,
 * for the call’s own time, or after too many changes by the visitor.
 */
export async function moveCall(
  needs: ChangeNeeds,
  change: BookingChange,
  input: { startsAt: unknown; reason?: unknown },
): Promise<BookingRow> {
  const { startsAt } = newTime.parse(input);
  const reason = changeReason.parse(input.reason);
  const booking = await runInTransaction(needs.db, async trx => {
    const row = await getComingBooking(needs, trx, change);
    const { person_key: managerKey, time_zone: timeZone } = row;
    if (!takesCalls(needs, managerKey)) throw new DomainError('conflict', messages.managerLeft);
    if (!change.by && row.sequence >= BOOKING_CHANGES_MAX)
      throw new DomainError('conflict', messages.bookingMovedOften);
    if (startsAt.toISOString() === row.starts_at) throw new DomainError('conflict', messages.bookingUnmoved);
    await takeTime(needs, trx, { managerKey, startsAt, timeZone, exceptId: row.id });
    const now = needs.clock.now();
    const availability = await getAvailability(needs, trx, managerKey);
    const movedBooking = await updateBooking(trx, row.id, {
      ...toCallTimes(availability, startsAt),
      next_reminder_at: getNextReminder(startsAt, timeZone, now),
    });
    await recordChange(needs, trx, movedBooking, availability, {
      ...{ change: 'moved', at: now.toISOString(), by: change.by, reason },
      formerStartsAt: row.starts_at,
    });
    return movedBooking;
  });
  needs.wakeOutbox();
  return booking;
}

/** @throws ZodError, or DomainError like `getComingBooking`. */
export async function cancelCall(
  needs: ChangeNeeds,
  change: BookingChange,
  input: { reason?: unknown },
): Promise<BookingRow> {
  const booking = await runInTransaction(needs.db, async trx =>
    cancelStoredCall(needs, trx, await getComingBooking(needs, trx, change), { ...input, by: change.by }),
  );
  needs.wakeOutbox();
  return booking;
}

/** Cancels a call in a transaction. Wake the outbox after the commit. Throws ZodError. */
export async function cancelStoredCall(
  needs: BookingNeeds,
  trx: DbOrTransaction,
  row: BookingRow,
  { by, ...input }: { by: ChangedBy; reason?: unknown },
): Promise<BookingRow> {
  const reason = changeReason.parse(input.reason);
  const at = needs.clock.now().toISOString();
  const booking = await cancelBooking(trx, row.id, { at, reason });
  const availability = await getAvailability(needs, trx, row.person_key);
  await recordChange(needs, trx, booking, availability, { change: 'cancelled', at, by, reason });
  return booking;
}
