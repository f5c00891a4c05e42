import { timingSafeEqual } from 'node:crypto';
import { findBookingCalendar, saveBookingCalendar } from '../../db/booking-calendars';
import type { DbOrTransaction } from '../../db/connection';
import type { BookingRow } from '../../db/schema';
import { listStaffBookings } from '../../db/staff-bookings';
import type { Manager } from '../../domain/colleague';
import { DomainError } from '../../domain/errors';
import { FEED_CALLS_MAX, FEED_PAST_DAYS } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { getCallFeedPath } from '../../domain/paths';
import { DAY_MS } from '../../domain/time';
import type { Services } from '../context';
import { getManager } from './availability';

export type FeedNeeds = Pick<Services, 'db' | 'clock' | 'secrets' | 'siteUrl' | 'getSite'>;

async function createFeedKey(
  { secrets }: FeedNeeds,
  db: DbOrTransaction,
  managerKey: string,
): Promise<string> {
  const version = (await findBookingCalendar(db, managerKey))?.feed_version ?? 0;
  const code = Buffer.from(secrets.getCode(`calls of ${managerKey} ${version}`), 'base64url').toString('hex');
  return `${managerKey}-${code.slice(0, 32)}.ics`;
}

export const getFeedUrl = async (needs: FeedNeeds, managerKey: string): Promise<string> =>
  `${needs.siteUrl}${getCallFeedPath(await createFeedKey(needs, needs.db, managerKey))}`;

/** Revokes the current URL of a manager’s feed. Throws DomainError `not_found`. */
export async function renewFeed(needs: FeedNeeds, manager: string): Promise<void> {
  const { key } = getManager(needs, manager);
  const row = await findBookingCalendar(needs.db, key);
  await saveBookingCalendar(needs.db, key, { feed_version: (row?.feed_version ?? 0) + 1 });
}

/**
 * Returns the calls in the feed with this secret key.
 * @throws DomainError `not_found`
 */
export async function readFeed(
  needs: FeedNeeds,
  feedKey: string,
): Promise<{ manager: Manager; bookings: BookingRow[] }> {
  const managerKey = feedKey.slice(0, Math.max(0, feedKey.lastIndexOf('-')));
  const manager = needs
    .getSite()
    .people.find(({ key, takesRequests }) => takesRequests && key === managerKey);
  const expected = manager && Buffer.from(await createFeedKey(needs, needs.db, manager.key));
  const actual = Buffer.from(feedKey);
  if (!manager || !expected || expected.length !== actual.length || !timingSafeEqual(expected, actual))
    throw new DomainError('not_found', messages.notFound);
  const now = new Date(needs.clock.now().getTime() - FEED_PAST_DAYS * DAY_MS).toISOString();
  const filter = { managerKey: manager.key, now, state: 'coming' } as const;
  return {
    manager,
    bookings: await listStaffBookings(needs.db, { ...filter, offset: 0, limit: FEED_CALLS_MAX }),
  };
}
