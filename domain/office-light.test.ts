import { expect, it } from 'vitest';
import { formatTimeIn, getHourIn, getLightPosition } from './office-light';

it('moves the light across the wall from morning to evening', () => {
  expect([7, 13.25, 19.9].map(getLightPosition)).toEqual([0.12, 0.5, 0.9]);
});

it('shows no light at night', () => {
  expect([0, 6.4, 20.1, 23.9].map(getLightPosition)).toEqual([undefined, undefined, undefined, undefined]);
});

it("returns the time and the hour in the office's time zone", () => {
  const moment = new Date('2026-07-01T15:30:00Z');
  expect(formatTimeIn('Europe/Kyiv', moment)).toBe('18:30');
  expect(getHourIn('Europe/Kyiv', moment)).toBe(18.5);
});
