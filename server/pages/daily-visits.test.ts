import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DailyVisits } from './daily-visits';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('recognises a returning visitor within the day, separately for each page', () => {
  const visits = new DailyVisits();
  expect(visits.isFirst('192.0.2.1', 'a')).toBe(true);
  expect(visits.isFirst('192.0.2.1', 'a')).toBe(false);
  expect(visits.isFirst('192.0.2.1', 'b')).toBe(true);
  expect(visits.isFirst('192.0.2.2', 'a')).toBe(true);
  vi.setSystemTime(Date.parse('2026-11-21T00:00:00Z'));
  expect(visits.isFirst('192.0.2.1', 'a')).toBe(true);
});

it('stops counting new visitors at the daily limit until the next day', () => {
  const visits = new DailyVisits(3);
  const isFirst = (n: number) => visits.isFirst(`192.0.2.${n}`, 'a');
  expect([1, 2, 3, 4, 1].map(isFirst)).toEqual([true, true, true, false, false]);
  vi.setSystemTime(Date.parse('2026-11-21T09:00:00Z'));
  expect(isFirst(4)).toBe(true);
});
