import { findBookingCalendar, listBusyCalendars, saveBookingCalendar } from '../../db/booking-calendars';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { listMembers } from '../../db/members';
import { enqueueMessage } from '../../db/outbox';
import type { BookingCalendarRow } from '../../db/schema';
import { calendarUrl } from '../../domain/bookings/calendar-url';
import type { Interval } from '../../domain/bookings/slots';
import type { CalendarNotice } from '../../domain/enquiry-notices';
import { createFieldError, DomainError } from '../../domain/errors';
import { BOOKING_HORIZON_MAX_DAYS } from '../../domain/limits';
import { hasPermission } from '../../domain/members/permissions';
import { messages } from '../../domain/messages';
import { DAY_MS } from '../../domain/time';
import type { Services } from '../context';
import { createMessage } from '../outbox';
import { type BookingNeeds, getAvailability, getManager } from './availability';
import { isOutdated } from './busy-state';

type BusyNeeds = BookingNeeds & Pick<Services, 'readCalendar' | 'wakeOutbox'>;

async function readIntervals(needs: BusyNeeds, managerKey: string, url: string): Promise<Interval[]> {
  const { timeZone } = await getAvailability(needs, needs.db, managerKey);
  const from = needs.clock.now().getTime();
  return needs.readCalendar(url, { timeZone, from, to: from + (BOOKING_HORIZON_MAX_DAYS + 1) * DAY_MS });
}

const toBusyColumns = (intervals: readonly Interval[], now: Date) => ({
  busy_json: JSON.stringify(intervals),
  busy_read_at: now.toISOString(),
  busy_error: '',
  notified_at: null,
});

/**
 * Sets or removes the external calendar with a manager’s busy times. An unreadable calendar isn’t saved.
 * @throws ZodError, DomainError `not_found`, or `invalid` with the reason.
 */
export async function setBusyUrl(needs: BusyNeeds, input: { manager: string; url: string }): Promise<void> {
  const { key } = getManager(needs, input.manager);
  const url = calendarUrl.parse(input.url);
  const intervals = url ? await readIntervals(needs, key, url).catch(toFieldError) : [];
  const calendarReading = url
    ? toBusyColumns(intervals, needs.clock.now())
    : { ...toBusyColumns([], needs.clock.now()), busy_read_at: null };
  await saveBookingCalendar(needs.db, key, { ...calendarReading, busy_url: url });
}

function toFieldError(error: unknown): never {
  throw error instanceof DomainError ? createFieldError('invalid', 'url', error.message) : error;
}

/**
 * Reads a manager’s calendar again. A failure leaves the last known busy times unchanged.
 * @throws DomainError `not_found`
 */
export async function refreshBusyTimes(needs: BusyNeeds, manager: string): Promise<void> {
  const { key } = getManager(needs, manager);
  const row = await findBookingCalendar(needs.db, key);
  if (row?.busy_url) await refreshCalendar(needs, row);
}

/** Reads the calendars of all managers again. Notifies managers whose calendar hasn’t been read for a day. */
export async function refreshAllBusyTimes(needs: BusyNeeds, signal?: AbortSignal): Promise<void> {
  const keys = new Set(
    needs.getSite().people.flatMap(({ key, takesRequests }) => (takesRequests ? key : [])),
  );
  for (const row of await listBusyCalendars(needs.db))
    if (!signal?.aborted && keys.has(row.person_key)) await refreshCalendar(needs, row);
}

async function refreshCalendar(needs: BusyNeeds, row: BookingCalendarRow): Promise<void> {
  const { person_key: key, busy_url: url } = row;
  const outcome = await readIntervals(needs, key, url).catch((error: unknown) =>
    error instanceof DomainError ? error.message : messages.calendarUnreachable,
  );
  const now = needs.clock.now();
  const isNotified = await runInTransaction(needs.db, async trx => {
    // The URL may have changed while the calendar at the old URL was read.
    const storedCalendar = await findBookingCalendar(trx, key);
    if (storedCalendar?.busy_url !== url) return false;
    if (typeof outcome !== 'string') {
      await saveBookingCalendar(trx, key, toBusyColumns(outcome, now));
      return false;
    }
    const isDue = isOutdated(storedCalendar, now) && storedCalendar.notified_at === null;
    await saveBookingCalendar(trx, key, {
      busy_error: outcome,
      ...(isDue && { notified_at: now.toISOString() }),
    });
    if (isDue) await notify(needs, trx, { managerKey: key, reason: outcome, at: now.toISOString() });
    return isDue;
  });
  if (isNotified) needs.wakeOutbox();
}

/** Queues an email to the manager’s account, or to all members who answer bookings if no account has that name. */
async function notify(
  needs: BusyNeeds,
  trx: DbOrTransaction,
  { managerKey, reason, at }: { managerKey: string; reason: string; at: string },
): Promise<void> {
  const { name: managerName } = getManager(needs, managerKey);
  const members = (await listMembers(trx)).filter(
    ({ role, disabled_at }) => !disabled_at && hasPermission(role, 'bookings.write'),
  );
  const ownMembers = members.filter(({ name }) => name === managerName);
  const notice: CalendarNotice = { managerKey, managerName, reason };
  const rows = (ownMembers.length > 0 ? ownMembers : members).map(({ id }) => ({
    ...createMessage({ id: null, created_at: at }, 'calendar-failed'),
    member_id: id,
    about_json: JSON.stringify(notice),
  }));
  if (rows.length > 0) await enqueueMessage(trx, rows);
}
