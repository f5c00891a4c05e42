import { expect, it } from 'vitest';
import { formatClock } from './formatters';
import { getHourIn, getLightPosition } from './office-light';

it('moves the light across the wall from morning to evening', () => {
  expect([6.5, 13.25, 20].map(getLightPosition)).toEqual([0.4, 0.65, 0.9]);
});

it('keeps the light on the wall at night', () => {
  expect([0, 6.4, 20.1, 23.9].map(getLightPosition)).toEqual([0.4, 0.4, 0.4, 0.4]);
});

it("returns the time and the hour in the office's time zone", () => {
  const time = new Date('2026-07-01T15:30:00Z');
  expect(formatClock(time, 'Europe/Kyiv')).toBe('18:30');
  expect(getHourIn('Europe/Kyiv', time)).toBe(18.5);
});
