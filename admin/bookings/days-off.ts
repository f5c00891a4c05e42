import { addDays } from '../../domain/start-dates';

type DayRange = { from: string; to: string };

/** Groups consecutive days into ranges, in order. */
export function groupDays(days: readonly string[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}

/** @param max maximum number of days. */
export function listDays({ from, to }: DayRange, max: number): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < max; day = addDays(day, 1)) days.push(day);
  return days;
}
