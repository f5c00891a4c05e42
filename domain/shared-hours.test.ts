import { expect, it } from 'vitest';
import { getHoursAhead, getSharedHours, toInstant } from './shared-hours';

const winterDay = new Date('2026-12-01T12:00:00Z');
const summer = new Date('2026-07-01T12:00:00Z');

it('returns the offset between two time zones in winter and summer', () => {
  const getHoursAheadOfKyiv = (zone: string, now: Date) => getHoursAhead(zone, 'Europe/Kyiv', now);
  expect(getHoursAheadOfKyiv('Europe/London', winterDay)).toBe(-2);
  expect(getHoursAheadOfKyiv('America/New_York', winterDay)).toBe(-7);
  expect([getHoursAheadOfKyiv('Asia/Dubai', winterDay), getHoursAheadOfKyiv('Asia/Dubai', summer)]).toEqual([
    2, 1,
  ]);
  expect(getHoursAheadOfKyiv('Asia/Kolkata', winterDay)).toBe(3.5);
  expect(getHoursAheadOfKyiv('Europe/Kyiv', summer)).toBe(0);
});

it('returns the hours that two working days have in common', () => {
  expect([0, -2, -7, -10, 2, 9].map(getAheadOfKyiv => getSharedHours(getAheadOfKyiv).hours)).toEqual([
    9, 7, 2, 0, 7, 0,
  ]);
  expect(getSharedHours(-2)).toEqual({
    officeHours: { from: 7, to: 16 },
    sharedHours: { from: 9, to: 16 },
    hours: 7,
  });
});

it("returns no shared hours when the working days don't overlap", () => {
  expect(getSharedHours(-10)).toEqual({
    officeHours: { from: 0, to: 8 },
    sharedHours: { from: 9, to: 9 },
    hours: 0,
  });
  const { officeHours, sharedHours } = getSharedHours(9);
  expect([officeHours.to, sharedHours.to - sharedHours.from]).toEqual([24, 0]);
});

it.each([
  ['2026-11-23', '09:30', '2026-11-23T07:30:00.000Z'],
  ['2026-07-23', '00:15', '2026-07-22T21:15:00.000Z'],
  // Clocks go forward at three and back at four.
  ['2026-03-29', '02:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '09:00', '2026-03-29T06:00:00.000Z'],
  ['2026-10-25', '09:00', '2026-10-25T07:00:00.000Z'],
])('converts the date %s and time %s in Kyiv to the UTC time %s', (day, time, instant) =>
  expect(toInstant('Europe/Kyiv', day, time).toISOString()).toBe(instant),
);

it.each([
  ['2026-11-22T09:30', 'Europe/Kyiv', '2026-11-22T07:30:00.000Z'],
  ['2026-07-01T09:30', 'Europe/Kyiv', '2026-07-01T06:30:00.000Z'],
  // Clocks go forward at three and back at four.
  ['2026-03-29T02:59', 'Europe/Kyiv', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T04:00', 'Europe/Kyiv', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T05:00', 'Europe/Kyiv', '2026-10-25T03:00:00.000Z'],
  // Times that the clocks skip or repeat.
  ['2026-03-29T03:30', 'Europe/Kyiv', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T03:30', 'Europe/Kyiv', '2026-10-25T00:30:00.000Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-04-05T02:30', 'Pacific/Auckland', '2026-04-04T13:30:00.000Z'],
  ['2026-11-22T09:30', 'America/New_York', '2026-11-22T14:30:00.000Z'],
])('converts the local time %s in %s to the UTC time %s', (localTime, timeZone, instant) => {
  const [day = '', time = ''] = localTime.split('T');
  expect(toInstant(timeZone, day, time).toISOString()).toBe(instant);
});
