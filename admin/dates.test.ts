import { describe, expect, it } from 'vitest';
import { setOfficeInKyiv } from '../site-data/site.test-kit';
import { formatDateTime, formatDay, formatRelativeTime, formatTime } from './dates';

setOfficeInKyiv();

const now = new Date('2026-11-20T09:00:00Z');

describe('dates in the admin', () => {
  it("formats dates and times in the office's time zone", () => {
    expect(formatTime('2026-11-20T08:41:07Z')).toBe('10:41');
    expect(formatTime('2026-07-20T07:41:07Z')).toBe('10:41');
  });

  it.each([
    ['2026-11-20T08:41:07Z', 'Today'],
    // After midnight in Kyiv, still the day before in UTC.
    ['2026-11-19T22:30:00Z', 'Today'],
    ['2026-11-19T21:30:00Z', 'Yesterday'],
    ['2026-11-18T12:00:00Z', 'Wednesday 18 November'],
    ['2025-11-18T12:00:00Z', 'Tuesday 18 November 2025'],
  ])('formats the day of %s as %s', (time, day) => expect(formatDay(time, now)).toBe(day));

  it.each([
    ['2026-11-20T08:59:10Z', 'Just now'],
    ['2026-11-20T08:40:00Z', '20 minutes ago'],
    ['2026-11-20T07:30:00Z', '1 hour ago'],
    ['2026-11-19T12:00:00Z', 'Yesterday'],
    ['2026-11-14T12:00:00Z', 'Saturday 14 November'],
    ['2026-11-12T12:00:00Z', '12 November'],
  ])('formats the time %s relative to now as %s', (time, ago) =>
    expect(formatRelativeTime(time, new Date('2026-11-20T09:00:00Z'))).toBe(ago),
  );

  it('formats a time with its day unless the day is today', () => {
    expect(formatDateTime('2026-11-20T08:41:07Z', now)).toBe('10:41:07');
    expect(formatDateTime('2026-11-18T08:41:07Z', now)).toBe('Wednesday 18 November, 10:41');
  });
});
