import { formatOffset } from '../../domain/bookings/booking-times';
import { getWeekday } from '../../domain/bookings/slots';
import { getSite } from '../../domain/current-site';
import { kindNames } from '../../domain/kinds';
import { toInstant } from '../../domain/shared-hours';
import { addDays } from '../../domain/start-dates';
import { formatTime, toIsoDay } from '../dates';
import { choiceParam, createUrlCodec } from '../list-url';

/** Returns the office's clock. Days such as `2026-11-23` and months such as `2026-11` are in its time zone. */
const createFormatter = () => getSite().office.clock;

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Days by which each arrow key moves a selection or an entry. */
export const ARROW_DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export const getMonth = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthNumber - 1 + months)).toISOString().slice(0, 7);
}

/** Lists a month's weeks, which start on Monday and include days of adjacent months. */
export function listWeeks(month: string): string[][] {
  const firstDay = `${month}-01`;
  const weeks: string[][] = [];
  const end = `${addMonths(month, 1)}-01`;
  for (let monday = addDays(firstDay, -getWeekday(firstDay)); monday < end; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, offset) => addDays(monday, offset)));
  return weeks;
}

/** Returns the start of a day in ISO 8601. */
export const getDayStart = (day: string): string =>
  toInstant(createFormatter().timeZone, day, '00:00').toISOString();

/** Returns 09:00 on a day, the default publication time, in ISO 8601. */
export const getDefaultPublishTime = (day: string): string =>
  toInstant(createFormatter().timeZone, day, '09:00').toISOString();

/** Moves an ISO 8601 time to a day. Preserves the local time even if the clocks change in between. */
export const moveToDay = (day: string, time: string): string =>
  toInstant(createFormatter().timeZone, day, formatTime(time)).toISOString();

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** Returns text such as `November 2026`. */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01`));

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
/** Returns text such as `Monday 23 November`. */
export const formatLongDay = (day: string): string => dayFormat.format(new Date(day)).replace(',', '');

/** Returns text such as `Lisbon, GMT+1`. */
export function formatZone(now: Date): string {
  const { name, timeZone } = createFormatter();
  return `${name}, ${formatOffset(now, timeZone)}`;
}

/** Creates the codec of the calendar's URL, with the current month as default. */
export const createCalendarCodec = (now: Date) =>
  createUrlCodec({
    kind: choiceParam('kind', kindNames, undefined),
    month: {
      name: 'month',
      parse: text => (/^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : getMonth(toIsoDay(now))),
    },
  });
