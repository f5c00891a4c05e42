import { DAY_MS } from './time';

/** Days are written `2026-12-07`, and counted in a calendar without hours. */
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const MONDAY = 1;

/** A day so many weeks after another. */
export const addWeeks = (day: string, weeks: number): string => toDay(Date.parse(day) + 7 * weeks * DAY_MS);

/** The first Monday after today, by the clock of a place; on a Monday the next one. */
export function getNextMonday(now: Date, timeZone: string): string {
  // The Swedish write their dates as we do.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  const start = Date.parse(today);
  const ahead = (7 + MONDAY - new Date(start).getUTCDay()) % 7 || 7;
  return toDay(start + ahead * DAY_MS);
}

/** Whether a text is a Monday of this century. */
export const isMonday = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  toDay(Date.parse(text)) === text &&
  new Date(text).getUTCDay() === MONDAY;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

// Browsers do not agree on the short name of September.
const formatShortMonth = (day: string): string => MONTHS[new Date(day).getUTCMonth()] ?? '';

/**
 * Lists the months that begin on a ruler of weeks, each at its first Monday.
 * @param monday the first day of the ruler.
 */
export const listMonthStarts = (monday: string, weeks: number): { week: number; month: string }[] =>
  Array.from({ length: weeks }, (_, week) => ({ week, day: addWeeks(monday, week) }))
    .filter(({ day }) => new Date(day).getUTCDate() <= 7)
    .map(({ week, day }) => ({ week, month: formatShortMonth(day) }));

/** `7 Dec` */
export const formatShortDay = (day: string): string =>
  `${new Date(day).getUTCDate()} ${formatShortMonth(day)}`;
