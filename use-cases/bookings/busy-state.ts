import { findBookingCalendar } from '../../db/booking-calendars';
import type { DbOrTransaction } from '../../db/connection';
import type { BookingCalendarRow } from '../../db/schema';
import type { Interval } from '../../domain/bookings/slots';
import { BUSY_TIMES_HOURS } from '../../domain/limits';
import { HOUR_MS } from '../../domain/time';
import type { Services } from '../context';

/** Returns whether a calendar was last read too long ago to offer times. */
export const isOutdated = ({ busy_read_at }: BookingCalendarRow, now: Date): boolean =>
  busy_read_at === null || now.getTime() - Date.parse(busy_read_at) > BUSY_TIMES_HOURS * HOUR_MS;

const parseIntervals = ({ busy_json }: BookingCalendarRow) => JSON.parse(busy_json) as Interval[];

/** Returns a manager’s busy times, or undefined if their calendar hasn’t been read for a day. */
export async function findBusyTimes(
  { clock }: Pick<Services, 'clock'>,
  db: DbOrTransaction,
  managerKey: string,
): Promise<readonly Interval[] | undefined> {
  const row = await findBookingCalendar(db, managerKey);
  if (!row?.busy_url) return [];
  return isOutdated(row, clock.now()) ? undefined : parseIntervals(row);
}

/** Returns the state of a manager’s calendar for staff, who can’t read its secret URL. */
export async function getBusyState({ db, clock }: Pick<Services, 'db' | 'clock'>, managerKey: string) {
  const row = await findBookingCalendar(db, managerKey);
  if (!row) return { host: '', readAt: null, error: '', count: 0, isOutdated: false };
  return {
    host: URL.parse(row.busy_url)?.host ?? '',
    readAt: row.busy_read_at,
    error: row.busy_error,
    count: parseIntervals(row).length,
    isOutdated: row.busy_url !== '' && isOutdated(row, clock.now()),
  };
}
