import { expect, it } from 'vitest';
import { instantOf } from './zoned-time';

it.each([
  ['2026-11-22T09:30', 'Europe/Kyiv', '2026-11-22T07:30:00.000Z'],
  ['2026-07-01T09:30', 'Europe/Kyiv', '2026-07-01T06:30:00.000Z'],
  // The clocks go forward at three, and back at four.
  ['2026-03-29T02:59', 'Europe/Kyiv', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T04:00', 'Europe/Kyiv', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T05:00', 'Europe/Kyiv', '2026-10-25T03:00:00.000Z'],
  ['2026-11-22T09:30', 'America/New_York', '2026-11-22T14:30:00.000Z'],
])('%s on a wall in %s is %s', (local, timeZone, instant) => {
  expect(instantOf(local, timeZone).toISOString()).toBe(instant);
});
