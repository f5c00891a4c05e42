import { listComingBookings, saveAvailability } from '../../db/bookings';
import { runInTransaction } from '../../db/connection';
import { type Availability, availabilitySchema } from '../../domain/bookings/availability';
import { DomainError } from '../../domain/errors';
import { hasPermission } from '../../domain/members/permissions';
import { messages } from '../../domain/messages';
import { mergeValues, type Values } from '../../domain/publishing/merge';
import { DAY_MS } from '../../domain/time';
import type { Services, SessionUser } from '../context';
import {
  type BookingNeeds,
  getAvailability,
  getBookablePeriod,
  getManager,
  listFreeTimes,
  listUnavailable,
} from './availability';
import { getBusyState } from './busy-state';
import { cancelStoredCall } from './change';
import { type FeedNeeds, getFeedUrl } from './feed';

/** Converts the weekly hours to a field for each day, so that changes to different days merge. */
const toMergeable = ({ weekly, ...settings }: Availability): Values => ({
  ...settings,
  weekly: Object.fromEntries(weekly.map((hours, day) => [day, hours])),
});
const fromMergeable = ({ weekly, ...settings }: Values): Availability =>
  availabilitySchema.parse({ ...settings, weekly: Object.values(weekly as object) });

type HoursChange = {
  manager: string;
  from: Availability;
  to: Availability;
  /** Calls to cancel, with a reason for their visitors. */
  cancel?: { ids: string[]; reason?: string | undefined } | undefined;
};

/**
 * Merges a change with those of colleagues, field by field, and hours day by day. Cancels the given calls in the same
 * transaction, unless they are past or already cancelled.
 * @param from the settings that the member saw
 * @throws DomainError `not_found`, or `conflict` if a colleague changed the same field or day.
 */
export async function changeAvailability(
  needs: BookingNeeds & Pick<Services, 'wakeOutbox'> & { user: SessionUser },
  { manager, from, to, cancel }: HoursChange,
): Promise<Availability> {
  const { key } = getManager(needs, manager);
  const now = needs.clock.now().toISOString();
  const changedAvailability = await runInTransaction(needs.db, async trx => {
    const current = await getAvailability(needs, trx, key);
    const { values, conflicts } = mergeValues(toMergeable(from), toMergeable(to), toMergeable(current));
    if (conflicts.length > 0) throw new DomainError('conflict', messages.availabilityChanged);
    const availability = fromMergeable(values);
    await saveAvailability(trx, key, availability, now);
    for (const row of cancel ? await listComingBookings(trx, key, now) : [])
      if (cancel?.ids.includes(row.id))
        await cancelStoredCall(needs, trx, row, { by: needs.user, reason: cancel.reason });
    return availability;
  });
  if (cancel) needs.wakeOutbox();
  return changedAvailability;
}

/** Returns a manager’s settings, free times and upcoming calls. Throws DomainError `not_found`. */
export async function getManagerHours(
  needs: BookingNeeds & FeedNeeds & { user: Pick<SessionUser, 'role'> },
  manager: string,
) {
  const { db, clock, user } = needs;
  const { key } = getManager(needs, manager);
  const availability = await getAvailability(needs, db, key);
  const now = clock.now();
  const range = getBookablePeriod(now);
  const { timeZone } = availability;
  const week = { start: range.start, end: range.start + 7 * DAY_MS };
  const [freeTimes, calls, feedUrl, busyTimes, unavailable] = await Promise.all([
    listFreeTimes(needs, db, { managerKey: key, range }),
    listComingBookings(db, key, now.toISOString()),
    hasPermission(user.role, 'bookings.write') ? getFeedUrl(needs, key) : undefined,
    getBusyState(needs, key),
    listUnavailable(needs, key, { range: week, timeZone }),
  ]);
  return {
    feedUrl,
    busy: busyTimes,
    availability,
    /** Blocked and busy times of the next seven days. */
    unavailable,
    freeTimes: freeTimes.map(time => time.toISOString()),
    calls: calls.map(row => ({
      _id: row.id,
      fullName: row.full_name,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
    })),
  };
}
