import { describe, expect, it } from 'vitest';
import { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { readBusyTimes } from './busy-times';

const PERIOD = { from: Date.parse('2026-11-23T00:00:00Z'), to: Date.parse('2026-12-07T00:00:00Z') };
const KYIV = `BEGIN:VTIMEZONE
TZID:Office
BEGIN:STANDARD
DTSTART:19961027T040000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0300
TZOFFSETTO:+0200
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19970330T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0200
TZOFFSETTO:+0300
END:DAYLIGHT
END:VTIMEZONE`;

const createCalendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', KYIV, ...events, 'END:VCALENDAR']
    .join('\r\n')
    .replaceAll(/\r?\n/g, '\r\n');
let events = 0;
const createEvent = (...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:event-${++events}`, ...lines, 'END:VEVENT'].join('\r\n');
const read = (...lines: string[]) => readText(createCalendar(...lines));
const readText = (text: string) =>
  readBusyTimes({ text, timeZone: 'Europe/Kyiv', ...PERIOD }).map(({ start, end }) =>
    [start, end].map(time => new Date(time).toISOString().slice(0, 16)).join(' '),
  );

describe('busy times', () => {
  it.each([
    ['in UTC', 'DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z'],
    ['in a zone of the file', 'DTSTART;TZID=Office:20261124T100000', 'DTEND;TZID=Office:20261124T110000'],
    [
      'in a known zone that the file doesn’t define',
      'DTSTART;TZID=America/New_York:20261124T030000',
      'DTEND;TZID=America/New_York:20261124T040000',
    ],
    ['without a zone', 'DTSTART:20261124T100000', 'DURATION:PT1H'],
  ])('reads an event %s as a busy time', (_, ...lines) => {
    expect(read(createEvent(...lines))).toEqual(['2026-11-24T08:00 2026-11-24T09:00']);
  });

  it("reads an all-day event as a busy day in the manager's time zone", () => {
    expect(read(createEvent('DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261125'))).toEqual([
      '2026-11-23T22:00 2026-11-24T22:00',
    ]);
  });

  it("ignores free, cancelled and past events, and the site's own bookings", () => {
    const eventTimes = ['DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z'];
    const ownEvent = ['BEGIN:VEVENT', `UID:booking-${'a'.repeat(24)}`, ...eventTimes, 'END:VEVENT'].join(
      '\r\n',
    );
    expect(
      read(
        createEvent(...eventTimes, 'TRANSP:TRANSPARENT'),
        createEvent(...eventTimes, 'STATUS:CANCELLED'),
        createEvent('DTSTART:20261120T080000Z', 'DTEND:20261120T090000Z'),
        ownEvent,
      ),
    ).toEqual([]);
  });

  it('expands a weekly event with an exception and a moved date', () => {
    const rule = [
      'BEGIN:VEVENT',
      'UID:weekly',
      'DTSTART;TZID=Office:20250106T100000',
      'DTEND;TZID=Office:20250106T103000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE',
      'EXDATE;TZID=Office:20261125T100000',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:weekly',
      'RECURRENCE-ID;TZID=Office:20261130T100000',
      'DTSTART;TZID=Office:20261130T150000',
      'DTEND;TZID=Office:20261130T160000',
      'END:VEVENT',
    ].join('\r\n');
    expect(read(rule)).toEqual([
      '2026-11-23T08:00 2026-11-23T08:30',
      '2026-11-30T13:00 2026-11-30T14:00',
      '2026-12-02T08:00 2026-12-02T08:30',
    ]);
  });

  const createSeries = (masterLines: string[], ...exceptions: string[][]) => {
    const uid = `UID:series-${++events}`;
    const times = ['DTSTART:20261103T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'];
    return [[...times, ...masterLines], ...exceptions]
      .map(lines => ['BEGIN:VEVENT', uid, ...lines, 'END:VEVENT'].join('\r\n'))
      .join('\r\n');
  };
  const toFriday = (occurrence: string) => [
    `RECURRENCE-ID:${occurrence}T080000Z`,
    'DTSTART:20261127T100000Z',
    'DURATION:PT1H',
  ];
  const TUESDAYS = ['2026-11-24T08:00 2026-11-24T09:00', '2026-12-01T08:00 2026-12-01T09:00'] as const;
  const FRIDAY = '2026-11-27T10:00 2026-11-27T11:00';

  it('includes an exception when its series is missing', () => {
    expect(read(createEvent(...toFriday('20261124')))).toEqual([FRIDAY]);
    expect(read(createEvent(...toFriday('20261124'), 'TRANSP:TRANSPARENT'))).toEqual([]);
  });

  it('includes only the exception when its series is free', () => {
    expect(read(createSeries(['TRANSP:TRANSPARENT'], toFriday('20261124')))).toEqual([FRIDAY]);
    const laterSpan = [...toFriday('20261124'), 'TRANSP:OPAQUE'];
    laterSpan[0] = 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261124T080000Z';
    expect(read(createSeries(['TRANSP:TRANSPARENT'], laterSpan))).toEqual([
      FRIDAY,
      '2026-12-04T10:00 2026-12-04T11:00',
    ]);
  });

  it('includes a time that an exception moves into the period', () => {
    expect(read(createSeries([], toFriday('20261215')))).toEqual([TUESDAYS[0], FRIDAY, TUESDAYS[1]]);
  });

  it('omits a time that an exception cancels or moves out of the period', () => {
    const awayEvent = ['RECURRENCE-ID:20261124T080000Z', 'DTSTART:20270105T080000Z', 'DURATION:PT1H'];
    expect(read(createSeries([], awayEvent))).toEqual([TUESDAYS[1]]);
    expect(read(createSeries([], [...toFriday('20261124'), 'STATUS:CANCELLED']))).toEqual([TUESDAYS[1]]);
  });

  it('applies an exception only to its own series', () => {
    expect(read(createSeries([]), createSeries([], toFriday('20261124')))).toEqual([
      TUESDAYS[0],
      FRIDAY,
      TUESDAYS[1],
      TUESDAYS[1],
    ]);
  });

  it('reads a file when it starts with a byte order mark', () => {
    const event = createEvent('DTSTART:20261124T080000Z', 'DURATION:PT1H');
    expect(readText(`\uFEFF${createCalendar(event)}`)).toEqual([TUESDAYS[0]]);
  });

  it.each([
    'DTSTART:foo',
    'DTSTART:',
    'DTSTART:20261124T080000Z|DTEND:bar',
    'DTSTART:20261124T080000Z|DURATION:garbage',
    'DTSTART:20261124T080000Z|DURATION:PT1H|RDATE:x',
    'DTSTART:20261124T080000Z|DURATION:PT1H|RRULE:COUNT=3',
    'DTSTART:20261124T080000Z|DURATION:PT1H|RRULE:FREQ=YEARLY;BYYEARDAY=1;BYWEEKNO=1',
    'RECURRENCE-ID:20261124T080000Z|DTSTART:20261124T080000Z|DTEND:bar',
  ])('rejects a calendar when an event has %s', lines => {
    expect(() => read(createEvent(...lines.split('|')))).toThrow(
      new DomainError('invalid', messages.calendarUnreadable),
    );
  });

  it('rejects a calendar when an event repeats too often', () => {
    const endlessEvent = createEvent('DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
    expect(() => read(endlessEvent)).toThrow(messages.calendarTooHeavy);
    const minutelyEvent = createEvent('DTSTART:20261124T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY');
    expect(() => read(minutelyEvent)).toThrow(messages.calendarTooHeavy);
  });

  it.each(['', '<html>', 'BEGIN:VEVENT\r\nUID:a\r\nEND:VEVENT', 'BEGIN:VCALENDAR'])(
    'rejects the invalid calendar file %j',
    text => {
      expect(() => readText(text)).toThrow(messages.calendarUnreadable);
    },
  );
});
