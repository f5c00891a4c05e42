import { expect, it } from 'vitest';
import { getNextAttemptTime } from './backoff';

const createdAt = '2026-11-20T08:00:00.000Z';
const getTimeAfter = (hours: number) => new Date(Date.parse(createdAt) + hours * 3_600_000);
const getDelay = (attempts: number, random: number) =>
  (Date.parse(
    getNextAttemptTime({ attempts, created_at: createdAt }, getTimeAfter(1), 'down', random).nextAttemptAt,
  ) -
    getTimeAfter(1).getTime()) /
  1_000;

it('doubles the retry delay after each attempt, from half a minute to an hour', () => {
  expect([0, 1, 2, 6, 7, 90].map(attempts => getDelay(attempts, 0.5))).toEqual([
    30, 60, 120, 1_920, 3_600, 3_600,
  ]);
});

it('varies the retry delay randomly by up to a fifth', () => {
  expect([getDelay(0, 0), getDelay(0, 1)]).toEqual([24, 36]);
});

it('ends retries after five days, unless there were too few attempts', () => {
  const getState = (attempts: number, hours: number) =>
    getNextAttemptTime({ attempts, created_at: createdAt }, getTimeAfter(hours), 'down').state;
  expect(getState(130, 119)).toBe('waiting');
  expect(getState(130, 120)).toBe('failed');
  expect(getState(0, 200)).toBe('waiting');
});
