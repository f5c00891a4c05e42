import { getSite } from '../domain/current-site';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/time';
import { formatCount } from './format-count';

/** Returns the office's clock, whose time zone the admin uses. */
const getClock = () => getSite().office.clock;

const createFormatter = (options: Intl.DateTimeFormatOptions) => {
  let cachedFormatter: { timeZone: string; formatter: Intl.DateTimeFormat } | undefined;
  return (time: string | Date) => {
    const { timeZone } = getClock();
    if (cachedFormatter?.timeZone !== timeZone)
      cachedFormatter = { timeZone, formatter: new Intl.DateTimeFormat('en-GB', { timeZone, ...options }) };
    return cachedFormatter.formatter.format(new Date(time));
  };
};

/** Example: `10:41`. */
export const formatTime = createFormatter({ hour: '2-digit', minute: '2-digit' });
/** Example: `10:41:07`. */
const formatTimeWithSeconds = createFormatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
/** Example: `19 May 2027`. */
export const formatDate = createFormatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** Example: `23 Nov, 09:30`. */
export const formatShortDateTime = createFormatter({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const formatWeekday = createFormatter({ weekday: 'long', day: 'numeric', month: 'long' });
const formatYear = createFormatter({ year: 'numeric' });
/** Returns the date in the office's time zone, such as `2026-11-23`. */
export const toIsoDay = (time: string | Date) =>
  new Date(time).toLocaleDateString('sv-SE', { timeZone: getClock().timeZone });

/** Returns `Today`, `Yesterday` or `Wednesday 18 November`, with the year if it isn't the current one. */
export function formatDay(time: string, now = new Date()): string {
  const days = (Date.parse(toIsoDay(now)) - Date.parse(toIsoDay(time))) / DAY_MS;
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const day = formatWeekday(time).replace(',', '');
  return formatYear(time) === formatYear(now) ? day : `${day} ${formatYear(time)}`;
}

/** Lower-cases the start of a formatted day or time in a sentence, but not weekdays. */
export const toMidSentence = (time: string) =>
  time.replace(/^(Just|Today|Yesterday)/, word => word.toLowerCase());

/** Returns `10:41:07` for today, otherwise `Wednesday 18 November, 10:41`. */
export const formatDateTime = (time: string, now = new Date()): string =>
  formatDay(time, now) === 'Today'
    ? formatTimeWithSeconds(time)
    : `${formatDay(time, now)}, ${formatTime(time)}`;

/** Returns `Just now`, `12 minutes ago`, `Yesterday`, `Wednesday 18 November` or, after a week, `11 November`. */
export function formatRelativeTime(time: string, now = new Date()): string {
  const elapsedMs = now.getTime() - Date.parse(time);
  if (elapsedMs < 2 * MINUTE_MS) return 'Just now';
  if (elapsedMs < HOUR_MS) return `${formatCount(Math.floor(elapsedMs / MINUTE_MS), 'minute')} ago`;
  if (formatDay(time, now) === 'Today') return `${formatCount(Math.floor(elapsedMs / HOUR_MS), 'hour')} ago`;
  const day = formatDay(time, now);
  return elapsedMs < 7 * DAY_MS ? day : day.replace(/^\S+ /, '');
}
