import { expect, it } from 'vitest';
import { formatDate, parseDate } from './DateField';

it.each([
  ['2026-09', 'September 2026'],
  ['2026-09-14', '14 September 2026'],
])('shows %s as %s and parses it again', (date, text) => {
  expect(formatDate(date)).toBe(text);
  expect(parseDate(text)).toBe(date);
});

it.each(['', '2026-13', 'soon', 'Xyzzy 2026', '2026'])('leaves “%s” unchanged', text => {
  expect(formatDate(text)).toBe(text);
  expect(parseDate(text)).toBe(text);
});

it('accepts short months', () => expect(parseDate(' sep 2026 ')).toBe('2026-09'));
