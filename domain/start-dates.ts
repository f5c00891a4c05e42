import { getFormatter } from './formatters';
import { DAY_MS, toDay } from './time';

const MONDAY = 1;

export const addDays = (day: string, days: number): string => toDay(Date.parse(day) + days * DAY_MS);
export const addWeeks = (day: string, weeks: number): string => addDays(day, 7 * weeks);

/** Returns the date in a time zone, such as `2026-11-23`. The Swedish locale formats dates as ISO. */
export const getDayIn = (timeZone: string, time: Date): string =>
  getFormatter('sv-SE', { timeZone }).format(time);

/** Returns the next Monday. On a Monday, that is a week later. */
export function getNextMonday(now: Date, timeZone: string): string {
  const todayMs = Date.parse(getDayIn(timeZone, now));
  const daysAhead = (7 + MONDAY - new Date(todayMs).getUTCDay()) % 7 || 7;
  return toDay(todayMs + daysAhead * DAY_MS);
}

/** Returns whether a text is a Monday of this century. */
export const isMonday = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  toDay(Date.parse(text)) === text &&
  new Date(text).getUTCDay() === MONDAY;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

// Browsers disagree on the short name of September.
const formatShortMonth = (day: string): string => MONTHS[new Date(day).getUTCMonth()] ?? '';

/**
 * Places each month at its first Monday.
 * @param monday the ruler's first day
 */
export const listMonthStarts = (monday: string, weeks: number): { week: number; month: string }[] =>
  Array.from({ length: weeks }, (_, week) => ({ week, day: addWeeks(monday, week) }))
    .filter(({ day }) => new Date(day).getUTCDate() <= 7)
    .map(({ week, day }) => ({ week, month: formatShortMonth(day) }));

/** Formats a day as `7 Dec`. */
export const formatShortDay = (day: string): string =>
  `${new Date(day).getUTCDate()} ${formatShortMonth(day)}`;
