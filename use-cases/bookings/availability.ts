import { findAvailability, listBookedTimes } from '../../db/bookings';
import type { DbOrTransaction } from '../../db/connection';
import { type Availability, getDefaultAvailability } from '../../domain/bookings/availability';
import {
  type DayTime,
  type Interval,
  listBlocked,
  listFreeStarts,
  toDayTimes,
} from '../../domain/bookings/slots';
import type { Manager } from '../../domain/colleague';
import { BOOKING_HORIZON_MAX_DAYS } from '../../domain/limits';
import { DAY_MS } from '../../domain/time';
import { assertExists } from '../assert-exists';
import type { Services } from '../context';
import type { WebhookNeeds } from '../webhooks';
import { findBusyTimes } from './busy-state';

export type BookingNeeds = Pick<Services, 'db' | 'clock' | 'getSite' | 'builtInAvailability'> & WebhookNeeds;

/**
 * Finds a person who takes requests, by default the first one.
 * @throws DomainError `not_found`
 */
export function getManager({ getSite }: Pick<Services, 'getSite'>, key: string | undefined): Manager {
  const managers = getSite().people.filter(({ takesRequests }) => takesRequests);
  return assertExists(key === undefined ? managers[0] : managers.find(person => person.key === key));
}

/** Returns whether a person takes calls. People can be removed while they have calls. */
export const takesCalls = ({ getSite }: Pick<Services, 'getSite'>, key: string): boolean =>
  getSite().people.some(person => person.takesRequests && person.key === key);

/** Returns the settings that staff saved, or the default in the manager’s or the office’s time zone. */
export const getAvailability = async (
  { getSite, builtInAvailability }: BookingNeeds,
  db: DbOrTransaction,
  managerKey: string,
): Promise<Availability> =>
  (await findAvailability(db, managerKey)) ?? {
    ...getDefaultAvailability(getSite().office.clock.timeZone),
    ...builtInAvailability[managerKey],
  };

export const getBookablePeriod = (now: Date): Interval => ({
  start: now.getTime(),
  end: now.getTime() + BOOKING_HORIZON_MAX_DAYS * DAY_MS,
});

/**
 * Lists the start times of a manager’s free calls.
 * @param exceptId a booking that is being moved, whose time counts as free.
 */
export async function listFreeTimes(
  needs: BookingNeeds,
  db: DbOrTransaction,
  { managerKey, range, exceptId }: { managerKey: string; range: Interval; exceptId?: string | undefined },
): Promise<Date[]> {
  const availability = await getAvailability(needs, db, managerKey);
  const externalTimes = await findBusyTimes(needs, db, managerKey);
  if (!externalTimes) return [];
  const toIso = (time: number) => new Date(time).toISOString();
  // Includes a day on either side, for calls and pauses that extend into the range.
  const bookedTimes = await listBookedTimes(db, managerKey, {
    from: toIso(range.start - DAY_MS),
    to: toIso(range.end + DAY_MS),
    exceptId,
  });
  const calls = bookedTimes.map(row => ({ start: Date.parse(row.starts_at), end: Date.parse(row.ends_at) }));
  const busy = externalTimes.filter(
    ({ start, end }) => start < range.end + DAY_MS && end > range.start - DAY_MS,
  );
  return listFreeStarts(availability, { now: needs.clock.now(), range, calls, busy });
}

/** Lists the times in a range that a manager has blocked, or that the manager’s calendar shows as busy. */
export async function listUnavailable(
  needs: BookingNeeds,
  managerKey: string,
  { range, timeZone }: { range: Interval; timeZone: string },
): Promise<DayTime[]> {
  const busyTimes = (await findBusyTimes(needs, needs.db, managerKey)) ?? [];
  const blockedTimes = listBlocked(await getAvailability(needs, needs.db, managerKey), range);
  return [...busyTimes, ...blockedTimes]
    .filter(({ start, end }) => start < range.end && end > range.start)
    .flatMap(interval => {
      // An appointment in a calendar can last for centuries.
      const start = Math.max(interval.start, range.start);
      return toDayTimes(timeZone, { ...interval, start, end: Math.min(interval.end, range.end) });
    });
}
