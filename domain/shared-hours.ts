import { getFormatter } from './formatters';
import { DAY_MS, HOUR_MS } from './time';

/** A working day in local hours. */
export const WORKING_HOURS = { from: 9, to: 18 };
export const HOURS_PER_MONTH = 160;

type HourRange = { from: number; to: number };

/** Returns hours, which can be fractional. */
function getUtcOffset(timeZone: string, now: Date): number {
  const parts = getFormatter('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
}

/** Depends on `now`, because daylight saving differs between time zones. */
export const getHoursAhead = (timeZone: string, otherTimeZone: string, now: Date): number =>
  getUtcOffset(timeZone, now) - getUtcOffset(otherTimeZone, now);

/**
 * Converts a local time. When clocks go back, the first of two equal times counts. A skipped time moves an hour
 * later, as on a clock that wasn’t put forward.
 * @param day like `2026-11-23`
 * @param time like `09:30`, up to `24:00`
 */
export function toInstant(timeZone: string, day: string, time: string): Date {
  const asUtcMs = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [-DAY_MS, DAY_MS].map(
    shift => getUtcOffset(timeZone, new Date(asUtcMs + shift)) * HOUR_MS,
  ) as [number, number];
  const [first, last] = [asUtcMs - Math.max(before, after), asUtcMs - Math.min(before, after)];
  const isReal = (utcMs: number) => utcMs + getUtcOffset(timeZone, new Date(utcMs)) * HOUR_MS === asUtcMs;
  return new Date(isReal(first) ? first : last);
}

/**
 * Returns our working day in an office's local time, and its overlap with the office's working day.
 * @param hoursAhead hours by which the office is ahead of us
 * @returns hours in the office's local time: `officeHours` is our working day, limited to 0–24, and `sharedHours` is the
 * overlap, which can be empty (`from` = `to`)
 */
export function getSharedHours(hoursAhead: number): {
  officeHours: HourRange;
  sharedHours: HourRange;
  hours: number;
} {
  const ownHours = { from: WORKING_HOURS.from + hoursAhead, to: WORKING_HOURS.to + hoursAhead };
  const from = Math.max(WORKING_HOURS.from, ownHours.from);
  const to = Math.max(from, Math.min(WORKING_HOURS.to, ownHours.to));
  return {
    officeHours: { from: Math.max(0, ownHours.from), to: Math.min(24, ownHours.to) },
    sharedHours: { from, to },
    hours: to - from,
  };
}
