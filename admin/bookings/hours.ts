import type { Availability } from '../../domain/bookings/availability';
import { HOURS_PER_DAY_MAX } from '../../domain/limits';

export type DayHours = Availability['weekly'][number];
/** Minutes since midnight. */
export type MinuteRange = { from: number; to: number };

export const STEP_MINUTES = 15;
const DAY_MINUTES = 24 * 60;
const NEW_MINUTES = 120;
const USUAL_DAY = { from: 8 * 60, to: 20 * 60 };

export function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
export const toClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':');

export const snapToStep = (minutes: number): number =>
  Math.min(DAY_MINUTES, Math.max(0, Math.round(minutes / STEP_MINUTES) * STEP_MINUTES));

const toRanges = (hours: DayHours): MinuteRange[] =>
  hours.map(({ from, to }) => ({ from: toMinutes(from), to: toMinutes(to) }));

/** Sorts ranges and joins those that overlap or touch. Empty ranges are removed. */
function joinRanges(ranges: readonly MinuteRange[]): DayHours {
  const joinedRanges: MinuteRange[] = [];
  for (const range of ranges.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from)) {
    const lastRange = joinedRanges.at(-1);
    if (lastRange && range.from <= lastRange.to) lastRange.to = Math.max(lastRange.to, range.to);
    else joinedRanges.push({ ...range });
  }
  return joinedRanges.map(({ from, to }) => ({ from: toClock(from), to: toClock(to) }));
}

/** Adds a range. Returns undefined if the day can’t have more ranges. */
export function addRange(hours: DayHours, range: MinuteRange): DayHours | undefined {
  const joinedRanges = joinRanges([...toRanges(hours), range]);
  return joinedRanges.length > HOURS_PER_DAY_MAX ? undefined : joinedRanges;
}

export const replaceRange = (hours: DayHours, index: number, range: MinuteRange): DayHours =>
  joinRanges(toRanges(hours).with(index, range));

/** Finds the first free time of up to two hours, at ten if possible. */
export function findGap(hours: DayHours): MinuteRange | undefined {
  const ranges = toRanges(hours);
  const starts = [10 * 60, ...ranges.map(({ to }) => to), 0];
  for (const from of starts) {
    const end = Math.min(DAY_MINUTES, ...ranges.filter(range => range.to > from).map(range => range.from));
    // Adjacent ranges would be joined, so leave a gap of one step.
    const start = ranges.some(({ to }) => to === from) ? from + STEP_MINUTES : from;
    const to = Math.min(start + NEW_MINUTES, end === DAY_MINUTES ? end : end - STEP_MINUTES);
    if (start < to) return { from: start, to };
  }
  return undefined;
}

export const sumMinutes = (weekly: readonly DayHours[]): number =>
  weekly.flatMap(toRanges).reduce((sum, { from, to }) => sum + to - from, 0);

/** Returns text such as `6 h 30`. */
export function formatMinutes(minutes: number): string {
  const [hours, extraMinutes] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, extraMinutes > 0 && (hours > 0 ? extraMinutes : `${extraMinutes} min`)]
    .filter(Boolean)
    .join(' ');
}

/** Returns the part of the day that the tracks show, in minutes. */
export function getTrackRange(weekly: readonly DayHours[]): MinuteRange {
  const ranges = weekly.flatMap(toRanges);
  const toHour = (minutes: number, round: (hours: number) => number) => round(minutes / 60) * 60;
  return {
    from: Math.min(USUAL_DAY.from, ...ranges.map(({ from }) => toHour(from, Math.floor))),
    to: Math.max(USUAL_DAY.to, ...ranges.map(({ to }) => toHour(to, Math.ceil))),
  };
}
