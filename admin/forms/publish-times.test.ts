import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSite, setSite } from '../../domain/current-site';
import { messages } from '../../domain/messages';
import {
  formatOtherZones,
  formatScheduledTime,
  getInitialTimes,
  listNextWorkdays,
  parseSchedule,
  parseTime,
} from './publish-times';

/** A Friday. */
const now = new Date('2026-11-20T08:42:00.000Z');
const initialTimes = getInitialTimes([], now);

const defaultSite = getSite();
beforeAll(() => {
  const clock = { timeZone: 'Europe/Athens', name: 'Athens' };
  setSite({ ...defaultSite, office: { ...defaultSite.office, clock } });
});
afterAll(() => setSite(defaultSite));

it('offers the next working days as publication times', () => {
  expect(listNextWorkdays('2026-11-20', 2)).toEqual(['2026-11-23', '2026-11-24']);
});

it.each([
  ['9:05', '09:05'],
  ['0905', '09:05'],
  ['23.59', '23:59'],
  ['24:00', undefined],
  ['noon', undefined],
])('parses the input %s as the time of day %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

describe('the publication time', () => {
  it('defaults to publishing now unless the item has a schedule', () => {
    expect(initialTimes).toMatchObject({
      isImmediate: true,
      hasEnd: false,
      day: '2026-11-23',
      time: '09:00',
    });
    const scheduledTimes = getInitialTimes(
      [
        { action: 'publish', at: '2026-11-24T07:00:00.000Z' },
        { action: 'unpublish', at: '2026-12-31T21:59:00.000Z' },
      ],
      now,
    );
    expect(scheduledTimes).toEqual({
      ...{ isImmediate: false, day: '2026-11-24', time: '09:00' },
      ...{ hasEnd: true, lastDay: '2026-12-31', lastTime: '23:59' },
    });
  });

  it("parses and formats publication times in the office's time zone", () => {
    const { from, until, problems } = parseSchedule(
      { ...initialTimes, isImmediate: false, hasEnd: true },
      now,
    );
    expect(from?.toISOString()).toBe('2026-11-23T07:00:00.000Z');
    expect(until?.toISOString()).toBe('2026-12-23T21:59:00.000Z');
    expect(problems).toEqual({});
    expect(from && formatScheduledTime(from)).toBe('Monday 23 November at 09:00');
    expect(from && formatOtherZones(from)).toBe('07:00 in London, 02:00 in New York');
  });

  it('reports publication times that are in the past, invalid or out of order', () => {
    const findProblems = (times: object) => parseSchedule({ ...initialTimes, ...times }, now).problems;
    expect(findProblems({ isImmediate: false, day: '2026-11-20', time: '10:41' })).toEqual({
      time: messages.planPast,
    });
    expect(findProblems({ isImmediate: false, time: '9' })).toEqual({ time: 'Enter a time such as 09:00' });
    expect(findProblems({ isImmediate: false, hasEnd: true, lastDay: '2026-11-22' })).toEqual({
      lastTime: messages.planOrder,
    });
  });
});
