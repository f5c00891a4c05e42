import { formatClock, getFormatter } from '../formatters';

/** Formats a call’s time in a time zone, for pages and emails. */

type Style = Intl.DateTimeFormatOptions;

const format = (time: Date, timeZone: string, style: Style) =>
  getFormatter('en-GB', { ...style, timeZone }).format(time);

/** Formats a day like `Tuesday 24 November`. */
export const formatCallDay = (time: Date, timeZone: string): string =>
  format(time, timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

/** Returns the city of a time zone: `New York` for `America/New_York`. */
export const getZoneCity = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Formats a time zone’s offset, such as `GMT+2`. */
export const formatOffset = (time: Date, timeZone: string): string =>
  getFormatter('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Formats a call’s start like `Tuesday 24 November, 13:30`. */
export const formatCallTime = (time: Date, timeZone: string): string =>
  `${formatCallDay(time, timeZone)}, ${formatClock(time, timeZone)}`;
