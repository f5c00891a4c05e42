import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { setOfficeInKyiv } from '../site-data/site.test-kit';
import { composeStaffBooking, composeVisitorBooking, type StaffBookingMail } from './mail/booking';

setOfficeInKyiv();

const bookedMail: StaffBookingMail = {
  bookingId: 'a1b2',
  change: 'booked',
  sequence: 0,
  startsAt: '2026-12-01T13:30:00.000Z',
  endsAt: '2026-12-01T14:00:00.000Z',
  timeZone: 'Europe/London',
  managerZone: 'Europe/Kyiv',
  managerName: 'Oksana Kravets',
  place: '',
  fullName: 'Hannah Whitlock',
  companyName: 'Deltaquay; Ltd',
  email: 'hannah@deltaquay.example',
  note: 'Read this, please:\nthe desk',
  reason: '',
  by: '',
};
const movedMail: StaffBookingMail = {
  ...bookedMail,
  ...{ change: 'moved', sequence: 1, formerStartsAt: bookedMail.startsAt },
  ...{ startsAt: '2027-03-29T10:00:00.000Z', endsAt: '2027-03-29T10:30:00.000Z' },
};
const cancelledMail: StaffBookingMail = { ...movedMail, change: 'cancelled', sequence: 2 };

const options = {
  siteUrl: 'https://northlight.example',
  mailTo: 'hello@northlight.example',
  stamp: new Date('2026-11-27T10:00:00Z'),
  bookingUrl: 'https://northlight.example/booking/key',
};
const request = { id: 'r1', reference: 'NL-2611-0214' };

/** Reads the file with an independent parser, and its times in the file’s own time zone. */
function readCalendar(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const event = calendar.getFirstSubcomponent('vevent');
  const read = (name: string) => event?.getFirstPropertyValue(name);
  const toTime = (name: string) => (read(name) as ICAL.Time).toJSDate().toISOString();
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: read('uid'),
    sequence: read('sequence'),
    status: read('status'),
    startsAt: toTime('dtstart'),
    endsAt: toTime('dtend'),
    zone: (read('dtstart') as ICAL.Time).zone?.tzid,
  };
}

describe('emails about a call', () => {
  it('updates the calendar entry of a call when the call is moved or cancelled', () => {
    const entries = [bookedMail, movedMail, cancelledMail].map(bookingMail =>
      readCalendar(composeVisitorBooking(request, bookingMail, options).calendar.content),
    );
    const [first] = entries;
    expect(entries).toEqual([
      {
        ...{ method: 'REQUEST', uid: first?.uid, sequence: 0, status: 'CONFIRMED', zone: 'Europe/Kyiv' },
        ...{ startsAt: bookedMail.startsAt, endsAt: bookedMail.endsAt },
      },
      {
        ...{ method: 'REQUEST', uid: first?.uid, sequence: 1, status: 'CONFIRMED', zone: 'Europe/Kyiv' },
        ...{ startsAt: movedMail.startsAt, endsAt: movedMail.endsAt },
      },
      {
        ...{ method: 'CANCEL', uid: first?.uid, sequence: 2, status: 'CANCELLED', zone: 'Europe/Kyiv' },
        ...{ startsAt: movedMail.startsAt, endsAt: movedMail.endsAt },
      },
    ]);
    const staffEntry = readCalendar(composeStaffBooking(request, bookedMail, options).calendar.content);
    expect(staffEntry).toMatchObject({ method: 'PUBLISH', uid: first?.uid, startsAt: bookedMail.startsAt });
  });

  it.each([
    ['Europe/Kyiv', '2026-10-25T00:30:00.000Z'],
    ['Europe/Kyiv', '2027-03-28T01:00:00.000Z'],
    ['America/New_York', '2026-11-01T15:00:00.000Z'],
    ['America/New_York', '2027-03-14T14:00:00.000Z'],
    ['Pacific/Auckland', '2026-09-26T21:00:00.000Z'],
    ['Pacific/Auckland', '2027-04-03T22:00:00.000Z'],
  ])('shows the correct time of a call in %s around a clock change: %s', (managerZone, startsAt) => {
    const endsAt = new Date(Date.parse(startsAt) + 1_800_000).toISOString();
    const mail = { ...bookedMail, managerZone, startsAt, endsAt };
    const { content } = composeVisitorBooking(request, mail, options).calendar;
    expect(readCalendar(content)).toMatchObject({ startsAt, endsAt });
  });

  it("shows the time of a call in the visitor's and the manager's time zones", () => {
    const visitor = composeVisitorBooking(request, bookedMail, options);
    expect(visitor.subject).toBe('Call on Tuesday 1 December, 13:30 (Northlight)');
    expect(visitor.text).toContain('When: 13:30 to 14:00, London (GMT+0)\n15:30 to 16:00 in Kyiv');
    expect(visitor.text).toContain('https://northlight.example/booking/key');
    const staffEmail = composeStaffBooking(request, movedMail, options);
    expect(staffEmail.subject).toBe('Call moved: Hannah Whitlock, Deltaquay; Ltd, Monday 29 March, 13:00');
    expect(staffEmail.text).toContain('It was on Tuesday 1 December, 15:30.');
    expect(staffEmail.text).toContain('When: 13:00 to 13:30, Kyiv (GMT+3)\n11:00 to 11:30 in London');
  });

  it("omits the visitor's texts, except the first name, from booking emails to the visitor", () => {
    const advertisement = {
      ...bookedMail,
      fullName: 'Win-at www.spam.example',
      note: 'Buy',
      companyName: 'Buy',
    };
    const { text, html, calendar } = composeVisitorBooking(request, advertisement, options);
    for (const part of [text, html, calendar.content]) expect(part).not.toMatch(/Buy|www\.spam/);
    expect(composeStaffBooking(request, bookedMail, options).text).toContain('Read this, please');
  });

  it("includes the reason in the visitor's email when staff move a call", () => {
    const mail: StaffBookingMail = {
      ...bookedMail,
      change: 'moved',
      by: 'Oksana',
      reason: 'I am on a train',
    };
    expect(composeVisitorBooking(request, mail, options).text).toMatch(
      /It was on .*\. Oksana: I am on a train/,
    );
  });

  it("includes the reason in the visitor's cancellation email only when staff cancel the call", () => {
    const mail = { ...cancelledMail, by: 'Oksana', reason: 'I am ill' };
    expect(composeVisitorBooking(request, mail, options).text).toContain('is cancelled. Oksana: I am ill');
    const visitorEmail = composeVisitorBooking(request, { ...cancelledMail, reason: 'Buy' }, options);
    expect(visitorEmail.text).not.toContain('Buy');
    expect(visitorEmail.text).not.toContain('/booking/key');
  });
});
