import { expect, it } from 'vitest';
import { DurationHistogram, MinuteMetrics } from './minute-metrics';

const noon = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;

it('returns percentiles of page times with an error below 10%', () => {
  const durations = new DurationHistogram();
  expect(durations.getQuantile(0.5)).toBeUndefined();
  for (let ms = 1; ms <= 1_000; ms++) durations.add(ms);
  for (const [share, ms] of [
    [0.5, 500],
    [0.95, 950],
  ] as const) {
    expect(durations.getQuantile(share)).toBeGreaterThanOrEqual(ms);
    expect(durations.getQuantile(share)).toBeLessThan(ms * 1.1);
  }
  durations.add(0);
  durations.add(1e9);
  expect(durations.total).toBe(1_002);
});

it('returns the last 24 hours, each with its number of measured minutes', () => {
  const minutes = new MinuteMetrics();
  const endMinute = (time: number, isReady = true) =>
    minutes.endMinute({ at: time, pause: 3, memory: 100, isReady });
  minutes.countRequest(undefined);
  minutes.countRequest(80);
  endMinute(noon - 90 * MINUTE);
  endMinute(noon - 30 * MINUTE, false);
  endMinute(noon + MINUTE);

  const hours = minutes.listHours(noon + 5 * MINUTE);
  expect(hours).toHaveLength(24);
  expect(hours.map(hour => hour.minutes).slice(-4)).toEqual([0, 1, 1, 1]);
  expect(hours.at(-3)).toMatchObject({ at: '2026-11-22T10:00:00.000Z', requests: 2, pages: 1, pause: 3 });
  expect(hours.at(-3)?.half).toBeGreaterThanOrEqual(80);
  expect(hours.at(-1)).toMatchObject({ at: '2026-11-22T12:00:00.000Z', requests: 0, half: undefined });

  const quarters = minutes.listQuarters(noon + 5 * MINUTE);
  expect(quarters).toHaveLength(96);
  expect(quarters.slice(-4).map(quarter => [quarter.minutes, quarter.ready])).toEqual([
    [0, 0],
    [1, 0],
    [0, 0],
    [1, 1],
  ]);
});

it('keeps at most one day of measurements, however long the process runs', () => {
  const minutes = new MinuteMetrics();
  for (let minute = 0; minute <= 3_000; minute++)
    minutes.endMinute({ at: noon + minute * MINUTE, pause: 0, memory: 0, isReady: true });
  const hours = minutes.listHours(noon + 3_000 * MINUTE);
  expect(hours.reduce((sum, hour) => sum + hour.minutes, 0)).toBeLessThanOrEqual(1_440);
  expect(minutes.listHours(noon).at(-1)?.minutes).toBe(0);
});
