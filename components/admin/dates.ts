import { site } from '../../content/site';
import { DAY_MS } from '../../domain/time';

/** Staff read times as they are in the office, wherever they are. */
const { timeZone } = site.office.clock;

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  return (time: string | Date) => formatter.format(new Date(time));
};

/** `10:41` */
export const formatTime = format({ hour: '2-digit', minute: '2-digit' });
/** `10:41:07` */
const formatClock = format({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
/** `19 May 2027` */
export const formatDate = format({ day: 'numeric', month: 'long', year: 'numeric' });

const dayMonth = format({ weekday: 'long', day: 'numeric', month: 'long' });
const yearOf = format({ year: 'numeric' });
const isoDay = (time: string | Date) => new Date(time).toLocaleDateString('sv-SE', { timeZone });

/** The day of a time, as people say it: `Today`, `Yesterday`, `Wednesday 18 November`, with the year if not this. */
export function dayOf(time: string, now = new Date()): string {
  const days = (Date.parse(isoDay(now)) - Date.parse(isoDay(time))) / DAY_MS;
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const day = dayMonth(time).replace(',', '');
  return yearOf(time) === yearOf(now) ? day : `${day} ${yearOf(time)}`;
}

/** `10:41:07` today, `Wednesday 18 November, 10:41` before. */
export const formatMoment = (time: string, now = new Date()): string =>
  dayOf(time, now) === 'Today' ? formatClock(time) : `${dayOf(time, now)}, ${formatTime(time)}`;
