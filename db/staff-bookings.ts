import { BOOKING_STATES, type BookingState } from '../domain/bookings/booking-state';
import { selectQuarantined } from './bookings';
import type { DbOrTransaction } from './connection';
import { countRows } from './queries';
import type { BookingRow } from './schema';

const WEEK_CALLS_MAX = 1_000;

export type StaffBookingFilter = {
  /** Undefined for all managers. */
  managerKey: string | undefined;
  now: string;
};

/** Selects a manager’s calls, or everyone’s, except those of requests in quarantine. */
const selectCalls = (db: DbOrTransaction, managerKey: string | undefined) => {
  const query = db.selectFrom('bookings').where('enquiry_id', 'not in', selectQuarantined(db));
  return managerKey === undefined ? query : query.where('person_key', '=', managerKey);
};

const filterByState = (db: DbOrTransaction, { managerKey, now }: StaffBookingFilter, state: BookingState) => {
  const query = selectCalls(db, managerKey);
  return state === 'cancelled'
    ? query.where('cancelled_at', 'is not', null)
    : query.where('cancelled_at', 'is', null).where('ends_at', state === 'coming' ? '>' : '<=', now);
};

/** Lists upcoming calls from the earliest, and other calls from the latest. */
export const listStaffBookings = (
  db: DbOrTransaction,
  {
    state,
    offset,
    limit,
    ...filter
  }: StaffBookingFilter & { state: BookingState; offset: number; limit: number },
): Promise<BookingRow[]> => {
  const direction = state === 'coming' ? 'asc' : 'desc';
  return filterByState(db, filter, state)
    .selectAll()
    .orderBy('ends_at', direction)
    .orderBy('id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
};

export async function countStaffBookings(
  db: DbOrTransaction,
  filter: StaffBookingFilter,
): Promise<Record<BookingState, number>> {
  const counts = BOOKING_STATES.map(
    async state => [state, await countRows(filterByState(db, filter, state))] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<BookingState, number>;
}

/** Lists calls that end in a period, including cancelled ones. */
export const listBookingsBetween = (
  db: DbOrTransaction,
  { from, to, managerKey }: { from: string; to: string; managerKey: string | undefined },
): Promise<BookingRow[]> =>
  selectCalls(db, managerKey)
    .selectAll()
    .where('ends_at', '>', from)
    .where('ends_at', '<=', to)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(WEEK_CALLS_MAX)
    .execute();
