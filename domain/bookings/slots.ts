import { toInstant } from '../shared-hours';
import { addDays, getDayIn } from '../start-dates';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time';
import type { Availability } from './availability';

/** `end` is exclusive. Times are milliseconds since 1970. */
export type Interval = { start: number; end: number };

const getWeekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/**
 * Creates a check of intervals, which must come in order. Reads the busy times only once for all of them.
 * @returns whether an interval overlaps a busy time.
 */
function createBusyCheck(busyTimes: readonly Interval[]): (interval: Interval) => boolean {
  const sortedBusyTimes = busyTimes.toSorted((a, b) => a.start - b.start);
  let next = 0;
  return ({ start, end }) => {
    while ((sortedBusyTimes[next]?.end ?? Infinity) <= start) next++;
    return (sortedBusyTimes[next]?.start ?? Infinity) < end;
  };
}

/**
 * Lists the start times of possible calls in order, allowing for clock changes.
 * @param range limits the calls to those that start within it.
 * @param busy times of other calls and appointments.
 */
export function listFreeStarts(
  availability: Availability,
  { now, range, busy: busyTimes }: { now: Date; range: Interval; busy: readonly Interval[] },
): Date[] {
  const { isOpen, timeZone, weekly, lengthMinutes, bufferMinutes, noticeHours, horizonDays, daysOff } =
    availability;
  const earliestStart = Math.max(range.start, now.getTime() + noticeHours * HOUR_MS);
  const end = Math.min(range.end, now.getTime() + horizonDays * DAY_MS);
  if (!isOpen || earliestStart >= end) return [];
  const lengthMs = lengthMinutes * MINUTE_MS;
  const bufferMs = bufferMinutes * MINUTE_MS;
  const starts: number[] = [];
  const lastDay = getDayIn(timeZone, new Date(end));
  for (let day = getDayIn(timeZone, new Date(earliestStart)); day <= lastDay; day = addDays(day, 1)) {
    if (daysOff.includes(day)) continue;
    for (const { from, to } of weekly[getWeekday(day)] ?? []) {
      const closingTime = toInstant(timeZone, day, to).getTime();
      for (
        let start = toInstant(timeZone, day, from).getTime();
        start + lengthMs <= closingTime;
        start += lengthMs
      )
        if (start >= earliestStart && start < end) starts.push(start);
    }
  }
  const isBusy = createBusyCheck(busyTimes);
  // Sorted, because two ranges of hours can overlap when clocks go forward.
  return [...new Set(starts)]
    .sort((a, b) => a - b)
    .filter(start => !isBusy({ start: start - bufferMs, end: start + lengthMs + bufferMs }))
    .map(start => new Date(start));
}
