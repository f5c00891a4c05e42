import { expect, it } from 'vitest';
import { addDays } from '../../domain/start-dates';
import { setOfficeInKyiv } from '../../site-data/site.test-kit';
import {
  addMonths,
  createCalendarCodec,
  formatMonth,
  formatZone,
  listWeeks,
  moveToDay,
} from './calendar-months';

setOfficeInKyiv();

const now = new Date('2026-11-20T23:30:00Z');

it.each([
  ['2026-11', '2026-10-26', 6],
  ['2027-02', '2027-02-01', 4],
  ['2026-12', '2026-11-30', 5],
])('shows the month %s from Monday %s in %i weeks', (month, firstDay, count) => {
  const weeks = listWeeks(month);
  expect([weeks[0]?.[0], weeks.length]).toEqual([firstDay, count]);
  const days = weeks.flat();
  expect(days).toEqual(days.map((_, index) => addDays(firstDay, index)));
});

it('moves the calendar to the next and previous month across New Year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(formatMonth('2026-11')).toBe('November 2026');
});

it('keeps the local time when an item is moved across a clock change', () => {
  const time = '2026-10-23T06:00:00.000Z';
  expect(moveToDay('2026-10-24', time)).toBe('2026-10-24T06:00:00.000Z');
  expect(moveToDay('2026-10-25', time)).toBe('2026-10-25T07:00:00.000Z');
});

it('names the time zone with its UTC offset on the given date', () => {
  expect([formatZone(now), formatZone(new Date('2026-07-01'))]).toEqual(['Kyiv, GMT+2', 'Kyiv, GMT+3']);
});

it('reads the month and kind from the calendar URL unless they are invalid', () => {
  const { parse, format } = createCalendarCodec(now);
  const parseQuery = (query: string) => parse(new URLSearchParams(query));
  expect(parseQuery('')).toEqual({ month: '2026-11', kind: undefined });
  expect(parseQuery('month=2026-13&kind=poem')).toEqual(parseQuery(''));
  const calendarState = { month: '2027-01', kind: 'article' } as const;
  expect(parseQuery(format('/admin/calendar', calendarState).split('?')[1] ?? '')).toEqual(calendarState);
  expect(format('/admin/calendar', parseQuery(''))).toBe('/admin/calendar');
});
