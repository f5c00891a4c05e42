import { expect, it } from 'vitest';
import { addWeeks, formatShortDay, getNextMonday, isMonday, listMonthStarts } from './start-dates';
import { DAY_MS } from './time';

it("returns the next Monday in the office's time zone, one to seven days ahead", () => {
  const getMonday = (now: string) => getNextMonday(new Date(now), 'Europe/Kyiv');
  expect(getMonday('2026-11-22T12:00:00Z')).toBe('2026-11-23');
  expect(getMonday('2026-11-23T12:00:00Z')).toBe('2026-11-30');
  expect(getMonday('2026-11-24T12:00:00Z')).toBe('2026-11-30');
  // Late Sunday in London is Monday in the office.
  expect(getMonday('2026-11-22T22:30:00Z')).toBe('2026-11-30');
  expect(getMonday('2026-12-29T12:00:00Z')).toBe('2027-01-04');
});

it('adds weeks to a start date even across New Year and clock changes', () => {
  expect(addWeeks('2026-12-07', 2)).toBe('2026-12-21');
  expect(addWeeks('2026-12-07', 12)).toBe('2027-03-01');
  expect(addWeeks('2027-03-22', 1)).toBe('2027-03-29');
});

it('accepts only real Mondays of this century as start dates', () => {
  expect(isMonday('2026-12-07')).toBe(true);
  for (const text of [
    '2026-12-08',
    '2026-02-30',
    '2026-13-01',
    '1970-01-05',
    '',
    '2026-12-07T00:00',
    'Monday',
  ])
    expect(isMonday(text), text).toBe(false);
});

it('formats a start date as day and short month', () => {
  expect([formatShortDay('2026-12-07'), formatShortDay('2026-09-30')]).toEqual(['7 Dec', '30 Sep']);
});

it('labels the first Monday of each month in the start dates', () => {
  expect(listMonthStarts('2026-11-30', 26)).toEqual([
    { week: 1, month: 'Dec' },
    { week: 5, month: 'Jan' },
    { week: 9, month: 'Feb' },
    { week: 13, month: 'Mar' },
    { week: 18, month: 'Apr' },
    { week: 22, month: 'May' },
  ]);
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const end = Date.parse('2036-01-01');
  for (let now = Date.parse('2024-01-01'); now < end; now += DAY_MS) {
    const monday = getNextMonday(new Date(now), 'Europe/Kyiv');
    const months = listMonthStarts(monday, 26);
    expect(months.length, monday).toBeGreaterThanOrEqual(5);
    const days = months.map(({ week }) => new Date(addWeeks(monday, week)));
    expect(
      days.map(day => names[day.getUTCMonth()]),
      monday,
    ).toEqual(months.map(({ month }) => month));
    for (const [index, day] of days.entries()) {
      expect(day.getUTCDay(), monday).toBe(1);
      expect(day.getUTCDate(), monday).toBeLessThanOrEqual(7);
      const previousDay = days[index - 1];
      if (previousDay) expect(day.getUTCMonth(), monday).toBe((previousDay.getUTCMonth() + 1) % 12);
    }
  }
});
