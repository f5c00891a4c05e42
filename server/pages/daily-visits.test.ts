import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_ORIGIN } from '../../domain/visits';
import { DailyVisits } from './daily-visits';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts a visitor only once per page and day', () => {
  const visits = new DailyVisits();
  const isFirst = (network: string, page: string) => visits.add(network, page, () => NO_ORIGIN) !== undefined;
  expect(isFirst('192.0.2.1', 'a')).toBe(true);
  expect(isFirst('192.0.2.1', 'a')).toBe(false);
  expect(isFirst('192.0.2.1', 'b')).toBe(true);
  expect(isFirst('192.0.2.2', 'a')).toBe(true);
  vi.setSystemTime(Date.parse('2026-11-21T00:00:00Z'));
  expect(isFirst('192.0.2.1', 'a')).toBe(true);
});

it("attributes a visitor's page views of a day to the origin of the first", () => {
  const visits = new DailyVisits();
  const news = { source: 'newsletter', campaign: 'autumn' };
  expect(visits.add('192.0.2.1', '/', () => news)).toEqual({ ...news, page: '/', isEntry: true });
  const secondVisit = visits.add('192.0.2.1', '/blog', () => ({ source: '(site)', campaign: '' }));
  expect(secondVisit).toEqual({ ...news, page: '/blog', isEntry: false });
});

it('stops counting visits until the next day when the daily limit is reached', () => {
  const visits = new DailyVisits({ visits: 3, perNetwork: 3, origins: 10 });
  const isFirst = (n: number) => visits.add(`192.0.2.${n}`, 'a', () => NO_ORIGIN) !== undefined;
  expect([1, 2, 3, 4, 1].map(isFirst)).toEqual([true, true, true, false, false]);
  vi.setSystemTime(Date.parse('2026-11-21T09:00:00Z'));
  expect(isFirst(4)).toBe(true);
});

it('counts new origins as “(other)” when the limit of origins is reached', () => {
  const visits = new DailyVisits({ visits: 10, perNetwork: 3, origins: 2 });
  const sources = ['a.example', 'b.example', 'c.example', 'a.example'].map(
    (source, n) => visits.add(`192.0.2.${n}`, '/', () => ({ source, campaign: '' }))?.source,
  );
  expect(sources).toEqual(['a.example', 'b.example', '(other)', 'a.example']);
});

it("stops counting a network's visits at its daily limit, but not those of others", () => {
  const visits = new DailyVisits({ visits: 10, perNetwork: 2, origins: 10 });
  const isFirst = (network: string, page: string) => visits.add(network, page, () => NO_ORIGIN) !== undefined;
  expect(['a', 'b', 'c'].map(page => isFirst('192.0.2.1', page))).toEqual([true, true, false]);
  expect(isFirst('192.0.2.2', 'c')).toBe(true);
});
