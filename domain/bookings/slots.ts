import { formatClock } from '../formatters';
import { toInstant } from '../shared-hours';
import { addDays, getDayIn } from '../start-dates';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time';
import type { Availability } from './availability';

/** A period with an exclusive `end`. Times are milliseconds since 1970. */
export type Interval = { start: number; end: number };

/** Returns 0 for Monday. */
export const getWeekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/**
 * Creates a check for intervals in ascending order, which reads the busy times only once for all of them.
 * @returns a function that returns whether an interval overlaps a busy time.
 */
function createBusyCheck(busyTimes: readonly Interval[]): (interval: Interval) => boolean {
  const sortedBusyTimes = busyTimes.toSorted((a, b) => a.start - b.start);
  let nextIndex = 0;
  return ({ start, end }) => {
    while ((sortedBusyTimes[nextIndex]?.end ?? Infinity) <= start) nextIndex++;
    return (sortedBusyTimes[nextIndex]?.start ?? Infinity) < end;
  };
}

/** Lists the times that a manager has blocked on the days of a range. */
export function listBlocked(
  { timeZone, blockedTimes }: Availability,
  { start, end }: Interval,
): (Interval & { note: string })[] {
  const [rangeFirst, rangeLast] = [getDayIn(timeZone, new Date(start)), getDayIn(timeZone, new Date(end))];
  return blockedTimes.flatMap(({ firstDay, lastDay, from, to, note }) => {
    const intervals = [];
    const last = lastDay < rangeLast ? lastDay : rangeLast;
    for (let day = firstDay > rangeFirst ? firstDay : rangeFirst; day <= last; day = addDays(day, 1)) {
      const [fromTime, toTime] = [from, to].map(clock => toInstant(timeZone, day, clock).getTime());
      intervals.push({ start: fromTime as number, end: toTime as number, note });
    }
    return intervals;
  });
}

/** Lists the times of a range outside a manager’s weekly hours. */
export function listAfterHours(
  { isOpen, timeZone, weekly }: Availability,
  { start, end }: Interval,
): Interval[] {
  const closedTimes: Interval[] = [];
  let closedFrom = start;
  const lastDay = getDayIn(timeZone, new Date(end));
  for (let day = getDayIn(timeZone, new Date(start)); isOpen && day <= lastDay; day = addDays(day, 1))
    for (const { from, to } of weekly[getWeekday(day)] ?? []) {
      closedTimes.push({ start: closedFrom, end: toInstant(timeZone, day, from).getTime() });
      closedFrom = toInstant(timeZone, day, to).getTime();
    }
  closedTimes.push({ start: closedFrom, end });
  return closedTimes
    .map(closed => ({ start: closed.start, end: Math.min(closed.end, end) }))
    .filter(closed => closed.start < closed.end);
}

/** A part of a day in a time zone, with times like `09:30`, up to `24:00`. */
export type DayTime = { day: string; from: string; to: string; note: string };

/** Splits an interval at midnight in a time zone. */
export function toDayTimes(
  timeZone: string,
  { start, end, note = '' }: Interval & { note?: string },
): DayTime[] {
  const times: DayTime[] = [];
  for (let day = getDayIn(timeZone, new Date(start)); ; day = addDays(day, 1)) {
    const [dayStart, dayEnd] = [day, addDays(day, 1)].map(date =>
      toInstant(timeZone, date, '00:00').getTime(),
    ) as [number, number];
    if (dayStart >= end) return times;
    const from = dayStart >= start ? '00:00' : formatClock(new Date(start), timeZone);
    times.push({ day, from, to: dayEnd <= end ? '24:00' : formatClock(new Date(end), timeZone), note });
  }
}

/**
 * Lists the start times of possible calls in order, allowing for clock changes.
 * @param range limits the calls to those that start within it.
 * @param calls times of other calls.
 * @param busy times of other appointments.
 */
export function listFreeStarts(
  availability: Availability,
  input: { now: Date; range: Interval; calls: readonly Interval[]; busy: readonly Interval[] },
): Date[] {
  const { now, range, calls, busy: busyTimes } = input;
  const { isOpen, timeZone, weekly, lengthMinutes, noticeHours, horizonDays, callsPerDay } = availability;
  const earliestStart = Math.max(range.start, now.getTime() + noticeHours * HOUR_MS);
  const end = Math.min(range.end, now.getTime() + horizonDays * DAY_MS);
  if (!isOpen || earliestStart >= end) return [];
  const lengthMs = lengthMinutes * MINUTE_MS;
  const beforeMs = availability.pauseBeforeMinutes * MINUTE_MS;
  const afterMs = availability.pauseAfterMinutes * MINUTE_MS;
  const pauseMs = Math.max(beforeMs, afterMs);
  const callDays = calls.map(({ start }) => getDayIn(timeZone, new Date(start)));
  const isFull = (day: string) =>
    callsPerDay > 0 && callDays.filter(callDay => callDay === day).length >= callsPerDay;
  const starts: number[] = [];
  const lastDay = getDayIn(timeZone, new Date(end));
  for (let day = getDayIn(timeZone, new Date(earliestStart)); day <= lastDay; day = addDays(day, 1)) {
    if (isFull(day)) continue;
    for (const { from, to } of weekly[getWeekday(day)] ?? []) {
      const closingTime = toInstant(timeZone, day, to).getTime();
      for (
        let start = toInstant(timeZone, day, from).getTime();
        start + lengthMs <= closingTime;
        start += lengthMs + pauseMs
      )
        if (start >= earliestStart && start < end) starts.push(start);
    }
  }
  const isBusy = createBusyCheck([
    ...busyTimes,
    ...listBlocked(availability, { start: earliestStart - beforeMs, end: end + lengthMs + afterMs }),
    ...calls.map(call => ({ start: call.start - pauseMs + afterMs, end: call.end + pauseMs - beforeMs })),
  ]);
  // Sorted, because two ranges of hours can overlap when clocks go forward.
  return [...new Set(starts)]
    .sort((a, b) => a - b)
    .filter(start => !isBusy({ start: start - beforeMs, end: start + lengthMs + afterMs }))
    .map(start => new Date(start));
}
