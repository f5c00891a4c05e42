import { toInstant } from '../shared-hours';
import { addDays, getDayIn } from '../start-dates';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time';
import type { Availability } from './availability';

/** `end` is exclusive. Times are milliseconds since 1970. */
export type Interval = { start: number; end: number };

const getWeekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

const addBuffer = ({ start, end }: Interval, { bufferMinutes }: Availability): Interval => ({
  start: start - bufferMinutes * MINUTE_MS,
  end: end + bufferMinutes * MINUTE_MS,
});

const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/**
 * Lists the start times of possible calls in order, allowing for clock changes.
 * @param range limits the calls to those that start within it.
 * @param busy times of other calls and appointments.
 */
export function listFreeStarts(
  availability: Availability,
  { now, range, busy }: { now: Date; range: Interval; busy: readonly Interval[] },
): Date[] {
  const { isOpen, timeZone, weekly, lengthMinutes, noticeHours, horizonDays, daysOff } = availability;
  const earliest = Math.max(range.start, now.getTime() + noticeHours * HOUR_MS);
  const end = Math.min(range.end, now.getTime() + horizonDays * DAY_MS);
  if (!isOpen || earliest >= end) return [];
  const lengthMs = lengthMinutes * MINUTE_MS;
  const isFree = (start: number) =>
    start >= earliest &&
    start < end &&
    !busy.some(other => overlaps(addBuffer({ start, end: start + lengthMs }, availability), other));
  const starts: number[] = [];
  const lastDay = getDayIn(timeZone, new Date(end));
  for (let day = getDayIn(timeZone, new Date(earliest)); day <= lastDay; day = addDays(day, 1)) {
    if (daysOff.includes(day)) continue;
    for (const { from, to } of weekly[getWeekday(day)] ?? []) {
      const closes = toInstant(timeZone, day, to).getTime();
      for (
        let start = toInstant(timeZone, day, from).getTime();
        start + lengthMs <= closes;
        start += lengthMs
      )
        if (isFree(start)) starts.push(start);
    }
  }
  return starts.map(start => new Date(start));
}
