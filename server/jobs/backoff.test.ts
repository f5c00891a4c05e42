import { expect, it } from 'vitest';
import { getNextAttemptTime } from './backoff';

const made = '2026-11-20T08:00:00.000Z';
const at = (hours: number) => new Date(Date.parse(made) + hours * 3_600_000);
const seconds = (attempts: number, random: number) =>
  (Date.parse(getNextAttemptTime({ attempts, created_at: made }, at(1), 'down', random).nextAttemptAt) -
    at(1).getTime()) /
  1_000;

it('doubles the retry delay after each attempt, from half a minute to an hour', () => {
  expect([0, 1, 2, 6, 7, 90].map(attempts => seconds(attempts, 0.5))).toEqual([
    30, 60, 120, 1_920, 3_600, 3_600,
  ]);
});

it('varies the retry delay randomly by up to a fifth', () => {
  expect([seconds(0, 0), seconds(0, 1)]).toEqual([24, 36]);
});

it('ends retries after five days, unless there were too few attempts', () => {
  const state = (attempts: number, hours: number) =>
    getNextAttemptTime({ attempts, created_at: made }, at(hours), 'down').state;
  expect(state(130, 119)).toBe('waiting');
  expect(state(130, 120)).toBe('failed');
  expect(state(0, 200)).toBe('waiting');
});
