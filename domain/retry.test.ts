import { expect, it } from 'vitest';
import { formatRetryTime } from './retry';

it.each([
  [0, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [541, '10 minutes'],
  [7_199, '120 minutes'],
  [7_201, '3 hours'],
  [86_400, '24 hours'],
])('rounds a wait of %d seconds up to minutes or hours', (seconds, text) => {
  expect(formatRetryTime(seconds)).toBe(`You can try again in ${text}.`);
});
