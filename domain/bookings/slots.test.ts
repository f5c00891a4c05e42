import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '../cpu-time.test-kit';
import { HOUR_MS } from '../time';
import { type Availability, availabilitySchema, getDefaultAvailability } from './availability';
import { listAfterHours, listFreeStarts } from './slots';

const toInterval = ([from, to]: [string, string]) => ({ start: Date.parse(from), end: Date.parse(to) });

function listSlots(
  changes: Partial<Availability>,
  day: string,
  {
    now = `${day}T00:00:00Z`,
    busy = [] as [string, string][],
    calls = [] as [string, string][],
    hours = 24,
  } = {},
): string[] {
  const start = Date.parse(`${day}T00:00:00Z`) - 14 * HOUR_MS;
  return listFreeStarts(
    { ...getDefaultAvailability('Europe/Kyiv'), noticeHours: 0, ...changes },
    {
      now: new Date(Date.parse(now) - 14 * HOUR_MS),
      range: { start, end: start + (hours + 28) * HOUR_MS },
      busy: busy.map(toInterval),
      calls: calls.map(toInterval),
    },
  ).map(time => time.toISOString());
}

/** Returns the same hours for every day. */
const createDailyHours = (from: string, to: string) => Array.from({ length: 7 }, () => [{ from, to }]);
const format = (timeZone: string, times: string[], day: string) =>
  times
    .map(time =>
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(time),
      ),
    )
    .filter(time => time.startsWith(day))
    .map(time => time.slice(11));

describe('free times', () => {
  it('offers slots only within the weekly hours', () => {
    const fridayTimes = format('Europe/Kyiv', listSlots({}, '2026-11-27'), '2026-11-27');
    expect(fridayTimes).toEqual([
      ...['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'],
      ...['14:00', '14:30', '15:00', '15:30'],
    ]);
    expect(format('Europe/Kyiv', listSlots({}, '2026-11-28'), '2026-11-28')).toEqual([]);
  });

  it("omits slots on blocked days and times in the manager's time zone", () => {
    const block = { _id: 'a', firstDay: '2026-11-20', lastDay: '2026-11-27', note: '' };
    const listSlotsOutside = (from: string, to: string) =>
      format(
        'Europe/Kyiv',
        listSlots({ blockedTimes: [{ ...block, from, to }] }, '2026-11-27', { now: '2026-11-26T00:00:00Z' }),
        '2026-11-27',
      );
    expect(listSlotsOutside('00:00', '24:00')).toEqual([]);
    expect(listSlotsOutside('09:00', '15:00')).toEqual(['15:00', '15:30']);
  });

  it('offers no more slots on a day that has the maximum number of calls', () => {
    const calls: [string, string][] = [['2026-11-27T08:00:00Z', '2026-11-27T08:30:00Z']];
    expect(
      format('Europe/Kyiv', listSlots({ callsPerDay: 1 }, '2026-11-27', { calls }), '2026-11-27'),
    ).toEqual([]);
    const times = listSlots({ callsPerDay: 2 }, '2026-11-27', { calls });
    expect(format('Europe/Kyiv', times, '2026-11-27')).toHaveLength(9);
  });

  it('offers slots only between the minimum notice and the booking horizon', () => {
    const times = listSlots({ noticeHours: 26, horizonDays: 2 }, '2026-11-24', {
      now: '2026-11-24T00:00:00Z',
      hours: 24 * 20,
    });
    // Now is 10:00 UTC on 23 November.
    expect(times[0]).toBe('2026-11-24T12:00:00.000Z');
    expect(times.at(-1)).toBe('2026-11-25T09:30:00.000Z');
  });

  it('leaves the configured pauses around busy times, and the longer pause between two calls', () => {
    const times: [string, string][] = [['2026-11-27T09:00:00Z', '2026-11-27T09:30:00Z']];
    const listSlotsWithPauses = (pauses: Partial<Availability>, other: object) =>
      format('Europe/Kyiv', listSlots(pauses, '2026-11-27', other), '2026-11-27').slice(0, 3);
    // The other time is 11:00 to 11:30.
    expect(listSlotsWithPauses({ pauseAfterMinutes: 15 }, { busy: times })).toEqual([
      '10:00',
      '11:30',
      '12:15',
    ]);
    expect(listSlotsWithPauses({ pauseAfterMinutes: 15 }, { calls: times })).toEqual([
      '10:00',
      '12:15',
      '14:00',
    ]);
    expect(listSlotsWithPauses({ pauseBeforeMinutes: 30 }, { busy: times })).toEqual([
      '10:00',
      '12:00',
      '14:00',
    ]);
    expect(listSlotsWithPauses({ pauseBeforeMinutes: 30 }, { calls: times })).toEqual([
      '10:00',
      '12:00',
      '14:00',
    ]);
  });

  it('offers slots next to a call when there is no buffer', () => {
    const times = listSlots({}, '2026-11-27', { busy: [['2026-11-27T09:00:00Z', '2026-11-27T09:30:00Z']] });
    expect(format('Europe/Kyiv', times, '2026-11-27').slice(0, 4)).toEqual([
      ...['10:00', '10:30', '11:30', '12:00'],
    ]);
  });

  it('offers no slots when the manager takes no bookings', () => {
    expect(listSlots({ isOpen: false }, '2026-11-27')).toEqual([]);
  });
});

describe('busy times', () => {
  it('omits slots during busy times in any order, even when one contains another', () => {
    const times = listSlots({}, '2026-11-27', {
      busy: [
        ['2026-11-27T12:30:00Z', '2026-11-27T13:00:00Z'],
        ['2026-11-27T08:00:00Z', '2026-11-27T10:30:00Z'],
        ['2026-11-27T08:30:00Z', '2026-11-27T09:00:00Z'],
      ],
    });
    expect(format('Europe/Kyiv', times, '2026-11-27')).toEqual(['12:30', '14:00', '15:00', '15:30']);
  });

  it('lists slots within 50 ms of CPU time when there are 5,000 busy times', async () => {
    const start = Date.parse('2026-11-24T00:00:00Z');
    const busy = Array.from({ length: 5_000 }, (_, index) => ({
      start: start + index * HOUR_MS,
      end: start + index * HOUR_MS + 1,
    })).reverse();
    const availability = {
      ...getDefaultAvailability('Europe/Kyiv'),
      ...{ weekly: createDailyHours('00:00', '24:00'), lengthMinutes: 15 as const, horizonDays: 120 },
    };
    const find = async () =>
      listFreeStarts(availability, {
        now: new Date(start),
        range: { start, end: start + 5_000 * HOUR_MS },
        calls: [],
        busy,
      });
    expect(await find()).toHaveLength((120 * 24 - 4) * 3);
    expect(await measureCpuMs(find)).toBeLessThan(50);
  });
});

describe('times outside the weekly hours', () => {
  const range = toInterval(['2026-11-23T00:00:00Z', '2026-11-24T00:00:00Z']);
  const list = (changes: Partial<Availability>) =>
    listAfterHours({ ...getDefaultAvailability('UTC'), ...changes }, range).map(({ start, end }) => [
      (start - range.start) / HOUR_MS,
      (end - range.start) / HOUR_MS,
    ]);

  it('lists the times before, between and after the hours of a day', () => {
    expect(list({})).toEqual([
      [0, 10],
      [13, 14],
      [16, 24],
    ]);
  });

  it('lists the whole range when the manager takes no calls', () => {
    expect(list({ isOpen: false })).toEqual([[0, 24]]);
    expect(list({ weekly: Array.from({ length: 7 }, () => []) })).toEqual([[0, 24]]);
  });
});

describe('days on which the clocks change', () => {
  it.each([
    // The hour from three to four doesn’t exist in Kyiv on 28 March 2027 and repeats on 25 October 2026.
    ['Europe/Kyiv', '2027-03-28', ['01:30', '02:00', '02:30', '04:00', '04:30']],
    [
      'Europe/Kyiv',
      '2026-10-25',
      ['01:30', '02:00', '02:30', '03:00', '03:30', '03:00', '03:30', '04:00', '04:30'],
    ],
    // From two to three in New York on 14 March 2027, and from one to two on 1 November 2026.
    ['America/New_York', '2027-03-14', ['01:30', '03:00', '03:30', '04:00', '04:30']],
    [
      'America/New_York',
      '2026-11-01',
      ['01:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30', '04:00', '04:30'],
    ],
    // From two to three in Auckland on 27 September 2026, and again on 4 April 2027.
    ['Pacific/Auckland', '2026-09-27', ['01:30', '03:00', '03:30', '04:00', '04:30']],
    [
      'Pacific/Auckland',
      '2027-04-04',
      ['01:30', '02:00', '02:30', '02:00', '02:30', '03:00', '03:30', '04:00', '04:30'],
    ],
  ])('offers each half-hour that exists in %s on %s, when the clocks change', (timeZone, day, expected) => {
    const times = listSlots({ timeZone, weekly: createDailyHours('01:30', '05:00') }, day);
    expect(format(timeZone, times, day)).toEqual(expected);
    const instants = times.map(time => Date.parse(time));
    expect(new Set(instants).size).toBe(instants.length);
  });

  it.each([
    ['Europe/Kyiv', '2026-10-24', '2026-10-25', '07:00', '08:00'],
    ['Europe/Kyiv', '2027-03-27', '2027-03-28', '08:00', '07:00'],
    ['America/New_York', '2026-10-31', '2026-11-01', '14:00', '15:00'],
    ['America/New_York', '2027-03-13', '2027-03-14', '15:00', '14:00'],
    ['Pacific/Auckland', '2026-09-26', '2026-09-27', '22:00', '21:00'],
    ['Pacific/Auckland', '2027-04-03', '2027-04-04', '21:00', '22:00'],
  ])(
    "offers the slot at ten o'clock local time in %s on %s and %s",
    (timeZone, before, after, utcBefore, utcAfter) => {
      const getFirstSlot = (day: string) => {
        const times = listSlots({ timeZone, weekly: createDailyHours('10:00', '11:00') }, day);
        return times.find(time => format(timeZone, [time], day).length > 0)?.slice(11, 16);
      };
      expect([getFirstSlot(before), getFirstSlot(after)]).toEqual([utcBefore, utcAfter]);
    },
  );

  it('starts slots later when a clock change skips the opening time', () => {
    const times = listSlots({ weekly: createDailyHours('03:30', '05:00') }, '2027-03-28');
    expect(format('Europe/Kyiv', times, '2027-03-28')).toEqual(['04:30']);
  });
});

describe('availability', () => {
  it.each([
    [{ weekly: createDailyHours('18:00', '10:00') }],
    [{ weekly: createDailyHours('10:00', '25:00') }],
    [{ weekly: [] }],
    [{ timeZone: 'Mars/Olympus' }],
    [{ lengthMinutes: 7 }],
    [{ daysOff: ['2026-02-30'] }],
    [
      {
        weekly: Array(7).fill([
          { from: '10:00', to: '12:00' },
          { from: '11:00', to: '13:00' },
        ]),
      },
    ],
  ])('rejects the manager availability %j', changes => {
    const availability = { ...getDefaultAvailability('Europe/Kyiv'), ...changes };
    expect(availabilitySchema.safeParse(availability).success).toBe(false);
  });

  it('accepts the default availability of a manager', () => {
    const availability = getDefaultAvailability('Europe/Kyiv');
    expect(availabilitySchema.parse(availability)).toEqual(availability);
  });
});
