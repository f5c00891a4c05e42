import { findBooking } from '../../db/bookings';
import type { BookingRow } from '../../db/schema';
import { formatCallDay, formatOffset, getZoneCity } from '../../domain/bookings/booking-times';
import type { BookingChoices } from '../../domain/bookings/booking-url';
import type { BookingCalendar, FreeWeek, ShownCall } from '../../domain/bookings/booking-view';
import { formatMonth } from '../../domain/date';
import { formatClock, getFormatter } from '../../domain/formatters';
import { groupBy } from '../../domain/group-by';
import { BOOKING_CHANGES_MAX } from '../../domain/limits';
import { addDays } from '../../domain/start-dates';
import { MINUTE_MS } from '../../domain/time';
import { assertExists } from '../assert-exists';
import type { Services } from '../context';
import {
  type BookingNeeds,
  getAvailability,
  getBookablePeriod,
  getManager,
  listFreeTimes,
  takesCalls,
} from './availability';
import { readBookingKey } from './links';

/** Numbers of days, and of times a day, in a week of calls. */
const WEEK_DAYS = 5;
const WEEK_TIMES_PER_DAY = 3;

/** Formats a time of day in the visitor’s zone, and in the manager’s if the clocks differ. */
const toTexts = (time: Date, zone: string, managerZone: string) => ({
  clock: formatClock(time, zone),
  elsewhere:
    formatOffset(time, zone) === formatOffset(time, managerZone)
      ? ''
      : `${formatClock(time, managerZone)} in ${getZoneCity(managerZone)}`,
});

function toCall(startsAt: Date, endsAt: Date, zone: string, managerZone: string): ShownCall {
  const { clock, elsewhere } = toTexts(startsAt, zone, managerZone);
  return {
    at: startsAt.toISOString(),
    day: formatCallDay(startsAt, zone),
    clock,
    end: formatClock(endsAt, zone),
    elsewhere,
    zone: getZoneCity(zone),
  };
}

/** Lists the days of a month with their numbers of free times. `offset` is the first day’s weekday, 0 for Monday. */
function listDays(month: string, timesByDay: ReadonlyMap<string, readonly Date[]>) {
  const firstDay = `${month}-01`;
  const days = [];
  for (let day = firstDay; day.startsWith(month); day = addDays(day, 1))
    days.push({ day, count: timesByDay.get(day)?.length ?? 0 });
  return { offset: (new Date(firstDay).getUTCDay() + 6) % 7, days };
}

function groupByDay(times: readonly Date[], zone: string): ReadonlyMap<string, readonly Date[]> {
  const format = getFormatter('sv-SE', { timeZone: zone });
  return groupBy(times, time => format.format(time));
}

/** Returns the free times, or those to which a call can be moved, as a calendar of one month in the visitor’s zone. */
async function getCalendar(
  needs: BookingNeeds,
  managerKey: string,
  { zone, month, day, at }: BookingChoices,
  booking?: BookingRow,
): Promise<BookingCalendar> {
  const availability = await getAvailability(needs, needs.db, managerKey);
  const { timeZone: managerZone, lengthMinutes } = availability;
  const shownZone = zone ?? managerZone;
  const range = getBookablePeriod(needs.clock.now());
  const freeTimes = await listFreeTimes(needs, needs.db, { managerKey, range, exceptId: booking?.id });
  const times = booking ? freeTimes.filter(time => time.toISOString() !== booking.starts_at) : freeTimes;
  const timesByDay = groupByDay(times, shownZone);
  const chosenTime = times.find(time => time.getTime() === Date.parse(at ?? ''));
  const freeDays = [...timesByDay.keys()];
  const chosenDay = chosenTime ? freeDays.find(key => timesByDay.get(key)?.includes(chosenTime)) : day;
  const isFreeDay = chosenDay !== undefined && timesByDay.has(chosenDay);
  const shownMonth = (chosenDay ?? month ?? freeDays[0] ?? new Date(range.start).toISOString()).slice(0, 7);
  const shownDay = isFreeDay ? chosenDay : freeDays.find(key => key.startsWith(shownMonth));
  const [firstTime = new Date(range.start)] = timesByDay.get(shownDay ?? '') ?? times;
  const months = [...new Set(freeDays.map(key => key.slice(0, 7)))];
  return {
    minutes: lengthMinutes,
    zone: shownZone,
    isOwnZone: zone !== undefined,
    zoneLabel: `${getZoneCity(shownZone)}, ${formatOffset(firstTime, shownZone)}`,
    monthLabel: formatMonth(shownMonth),
    previousMonth: months.findLast(key => key < shownMonth),
    nextMonth: months.find(key => key > shownMonth),
    ...listDays(shownMonth, timesByDay),
    shownDay:
      shownDay === undefined
        ? undefined
        : {
            day: shownDay,
            label: formatCallDay(timesByDay.get(shownDay)?.[0] as Date, shownZone),
            times: (timesByDay.get(shownDay) ?? []).map(time => ({
              at: time.toISOString(),
              ...toTexts(time, shownZone, managerZone),
            })),
          },
    chosen:
      chosenTime &&
      toCall(chosenTime, new Date(chosenTime.getTime() + lengthMinutes * MINUTE_MS), shownZone, managerZone),
    isTaken: at !== undefined && !chosenTime,
  };
}

/** Returns the content of the page on which a visitor books a call. Throws DomainError `not_found`. */
export async function getBookPage(
  needs: BookingNeeds,
  { managerKey, state }: { managerKey?: string | undefined; state: BookingChoices },
) {
  const { key, name, role, rim, portrait } = getManager(needs, managerKey);
  return {
    manager: { key, name, role, rim, portrait },
    calendar: await getCalendar(needs, key, state),
  };
}

/**
 * Returns the next days on which a manager has free times, by default the first manager. There are none if visitors
 * book calls with this manager elsewhere.
 * @throws DomainError `not_found`
 */
export async function getFreeWeek(
  needs: BookingNeeds,
  { managerKey }: { managerKey?: string | undefined },
): Promise<FreeWeek> {
  const { key, schedulingUrl } = getManager(needs, managerKey);
  const { timeZone } = await getAvailability(needs, needs.db, key);
  const range = getBookablePeriod(needs.clock.now());
  const times = schedulingUrl ? [] : await listFreeTimes(needs, needs.db, { managerKey: key, range });
  const days = [...groupByDay(times, timeZone)].slice(0, WEEK_DAYS).map(([day, dayTimes]) => {
    const step = Math.ceil(dayTimes.length / WEEK_TIMES_PER_DAY);
    const shownTimes = dayTimes.filter((_, index) => index % step === 0);
    return {
      day,
      label: formatCallDay(dayTimes[0] as Date, timeZone),
      times: shownTimes.map(time => ({ at: time.toISOString(), clock: formatClock(time, timeZone) })),
    };
  });
  return { managerKey: key, zone: getZoneCity(timeZone), days };
}

const getStatus = ({ starts_at, cancelled_at }: BookingRow, now: Date): 'booked' | 'cancelled' | 'over' => {
  if (cancelled_at) return 'cancelled';
  return starts_at <= now.toISOString() ? 'over' : 'booked';
};

/**
 * Returns the content of a booked call’s page. A used link reveals nothing about the call.
 * @throws DomainError `not_found` for a wrong link.
 */
export async function getBookingPage(
  needs: BookingNeeds & Pick<Services, 'secrets'>,
  { key, state }: { key: string; state: BookingChoices },
) {
  const link = assertExists(readBookingKey(needs, key));
  const row = assertExists(await findBooking(needs.db, link.id));
  if (row.sequence !== link.sequence) return { status: 'used' as const };
  const { timeZone, place } = await getAvailability(needs, needs.db, row.person_key);
  const status = getStatus(row, needs.clock.now());
  const canMove =
    status === 'booked' && row.sequence < BOOKING_CHANGES_MAX && takesCalls(needs, row.person_key);
  return {
    status,
    call: toCall(new Date(row.starts_at), new Date(row.ends_at), row.time_zone, timeZone),
    managerName: row.person_name,
    place,
    email: row.email,
    calendar: canMove
      ? await getCalendar(needs, row.person_key, { zone: row.time_zone, ...state }, row)
      : undefined,
  };
}
