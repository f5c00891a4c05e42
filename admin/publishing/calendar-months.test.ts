import { expect, it } from 'vitest';
import { officeInKyiv } from '../../content/site.test-kit';
import {
  calendarAddress,
  daysAfter,
  monthsAfter,
  monthWords,
  readCalendarAddress,
  sameHourOn,
  weeksOf,
  zoneWords,
} from './calendar-months';

officeInKyiv();

const now = new Date('2026-11-20T23:30:00Z');

it.each([
  ['2026-11', '2026-10-26', 6],
  ['2027-02', '2027-02-01', 4],
  ['2026-12', '2026-11-30', 5],
])('%s is shown from %s, %i weeks', (month, first, count) => {
  const weeks = weeksOf(month);
  expect([weeks[0]?.[0], weeks.length]).toEqual([first, count]);
  const days = weeks.flat();
  expect(days).toEqual(days.map((_, at) => daysAfter(first, at)));
});

it('months follow each other over New Year', () => {
  expect([monthsAfter('2026-12', 1), monthsAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(monthWords('2026-11')).toBe('November 2026');
});

it('a plan keeps its hour on another day, over the night in which clocks are turned', () => {
  const at = '2026-10-23T06:00:00.000Z';
  expect(sameHourOn('2026-10-24', at)).toBe('2026-10-24T06:00:00.000Z');
  expect(sameHourOn('2026-10-25', at)).toBe('2026-10-25T07:00:00.000Z');
});

it('the zone is named as it is at that time of the year', () => {
  expect([zoneWords(now), zoneWords(new Date('2026-07-01'))]).toEqual(['Kyiv, UTC+2', 'Kyiv, UTC+3']);
});

it('the address says the month and kind; what it cannot ask for is passed over', () => {
  const read = (query: string) => readCalendarAddress(new URLSearchParams(query), now);
  expect(read('')).toEqual({ month: '2026-11', kind: undefined });
  expect(read('month=2026-13&kind=poem')).toEqual(read(''));
  const asked = { month: '2027-01', kind: 'article' } as const;
  expect(read(calendarAddress(asked, now).split('?')[1] ?? '')).toEqual(asked);
  expect(calendarAddress(read(''), now)).toBe('/admin/calendar');
});
