import { expect, it } from 'vitest';
import { formatDate, parseDate } from './DateField';

it.each([
  ['2026-09', 'September 2026'],
  ['2026-09-14', '14 September 2026'],
])('round-trips the date %s through the text %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
  expect(parseDate(text)).toBe(date);
});

it.each(['', '2026-13', 'soon', 'Xyzzy 2026', '2026'])(
  'leaves the text “%s” unchanged when it isn’t a date',
  text => {
    expect(formatDate(text)).toBe(text);
    expect(parseDate(text)).toBe(text);
  },
);

it('parses a date with a short month name', () => expect(parseDate(' sep 2026 ')).toBe('2026-09'));
