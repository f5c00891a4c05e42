import { findBooking } from '../../db/bookings';
import { findEnquiry } from '../../db/enquiries';
import type { BookingRow } from '../../db/schema';
import { countStaffBookings, listBookingsBetween, listStaffBookings } from '../../db/staff-bookings';
import type { BookingState } from '../../domain/bookings/booking-state';
import { listAfterHours, toDayTimes } from '../../domain/bookings/slots';
import { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { toInstant } from '../../domain/shared-hours';
import { addWeeks } from '../../domain/start-dates';
import { assertExists } from '../assert-exists';
import type { Services } from '../context';
import {
  type BookingNeeds,
  getAvailability,
  getBookablePeriod,
  listFreeTimes,
  listUnavailable,
  takesCalls,
} from './availability';

const toCall = (row: BookingRow) => ({
  _id: row.id,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  managerKey: row.person_key,
  managerName: row.person_name,
  fullName: row.full_name,
  companyName: row.company_name,
  cancelledAt: row.cancelled_at,
});

type Filter = { manager?: string | undefined };

export async function getCallPage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { manager, state, offset, limit }: Filter & { state: BookingState; offset: number; limit: number },
) {
  const filter = { managerKey: manager, now: clock.now().toISOString() };
  const [rows, counts] = await Promise.all([
    listStaffBookings(db, { ...filter, state, offset, limit }),
    countStaffBookings(db, filter),
  ]);
  return { items: rows.map(toCall), total: counts[state], counts };
}

/**
 * Returns the calls of a week in the office’s time zone, and the times at which the manager, if given, takes no calls.
 * @param monday such as `2026-11-23`
 */
export async function getCallWeek(needs: BookingNeeds, { manager, monday }: Filter & { monday: string }) {
  const { timeZone } = needs.getSite().office.clock;
  const [from, to] = [monday, addWeeks(monday, 1)].map(day => toInstant(timeZone, day, '00:00')) as [
    Date,
    Date,
  ];
  const period = { from: from.toISOString(), to: to.toISOString() };
  const rows = await listBookingsBetween(needs.db, { ...period, managerKey: manager });
  const range = { start: from.getTime(), end: to.getTime() };
  const items = rows.map(toCall);
  if (manager === undefined || !takesCalls(needs, manager)) return { items, unavailable: [], afterHours: [] };
  const afterHours = listAfterHours(await getAvailability(needs, needs.db, manager), range);
  return {
    items,
    unavailable: await listUnavailable(needs, manager, { range, timeZone }),
    afterHours: afterHours.flatMap(time => toDayTimes(timeZone, time)),
  };
}

/** @throws DomainError `not_found` */
export async function getCall(needs: Pick<Services, 'db' | 'clock'>, id: string) {
  const row = assertExists(await findBooking(needs.db, id));
  const enquiry = await findEnquiry(needs.db, row.enquiry_id);
  return {
    ...toCall(row),
    email: row.email,
    note: row.note,
    timeZone: row.time_zone,
    enquiryId: row.enquiry_id,
    reference: enquiry?.reference ?? '',
    cancelReason: row.cancel_reason,
    isComing: !row.cancelled_at && row.starts_at > needs.clock.now().toISOString(),
  };
}

/**
 * Lists the times to which a call can be moved.
 * @throws DomainError `not_found`, or `conflict` like `moveCall`.
 */
export async function listMoveTimes(needs: BookingNeeds, id: string): Promise<string[]> {
  const { person_key: managerKey, starts_at } = assertExists(await findBooking(needs.db, id));
  if (!takesCalls(needs, managerKey)) throw new DomainError('conflict', messages.managerLeft);
  const range = getBookablePeriod(needs.clock.now());
  const times = await listFreeTimes(needs, needs.db, { managerKey, range, exceptId: id });
  return times.map(time => time.toISOString()).filter(time => time !== starts_at);
}
