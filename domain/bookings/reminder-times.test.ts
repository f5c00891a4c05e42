import { expect, it } from 'vitest';
import { getNextReminder } from './reminder-times';

it.each([
  ['Europe/Kyiv, before the clocks go back', 'Europe/Kyiv', '2026-10-26T08:00Z', '2026-10-25T08:00Z'],
  [
    'Europe/Kyiv, when clocks went back on 25 October 2026',
    'Europe/Kyiv',
    '2026-10-25T08:00Z',
    '2026-10-24T07:00Z',
  ],
  [
    'Europe/Kyiv, when clocks went forward on 28 March 2027',
    'Europe/Kyiv',
    '2027-03-28T07:00Z',
    '2027-03-27T08:00Z',
  ],
  [
    'New York, when clocks went back on 1 November 2026',
    'America/New_York',
    '2026-11-01T15:00Z',
    '2026-10-31T14:00Z',
  ],
  [
    'New York, when clocks went forward on 14 March 2027',
    'America/New_York',
    '2027-03-14T14:00Z',
    '2027-03-13T15:00Z',
  ],
  [
    'Auckland, when clocks went forward on 27 September 2026',
    'Pacific/Auckland',
    '2026-09-26T21:00Z',
    '2026-09-25T22:00Z',
  ],
  [
    'Auckland, when clocks went back on 4 April 2027',
    'Pacific/Auckland',
    '2027-04-03T22:00Z',
    '2027-04-02T21:00Z',
  ],
  [
    'a skipped time, in New York on 14 March 2027',
    'America/New_York',
    '2027-03-15T06:30Z',
    '2027-03-14T07:30Z',
  ],
])('sets the reminder to the same local time a day before: %s', (_, timeZone, startsAt, expected) => {
  const week = 7 * 86_400_000;
  const start = new Date(startsAt);
  const firstReminder = getNextReminder(start, timeZone, new Date(start.getTime() - week));
  expect(firstReminder).toBe(new Date(expected).toISOString());
  const secondReminder = getNextReminder(start, timeZone, new Date(expected));
  expect(secondReminder).toBe(new Date(start.getTime() - 3_600_000).toISOString());
  expect(getNextReminder(start, timeZone, new Date(secondReminder ?? ''))).toBeNull();
});
