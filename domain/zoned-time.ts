import { hoursAhead } from './shared-hours';
import { HOUR_MS } from './time';

/**
 * The moment that a clock on a wall shows.
 * @param local as a field of a form has it, `2026-11-22T09:30`.
 * @param timeZone of the wall. A time that summer time leaves out is the one an hour later.
 */
export function instantOf(local: string, timeZone: string): Date {
  const wall = Date.parse(`${local}:00Z`);
  const before = (at: number) => wall - hoursAhead(timeZone, 'UTC', new Date(at)) * HOUR_MS;
  // The first guess may stand on the other side of a change of the clocks.
  return new Date(before(before(wall)));
}
