import { TZDate } from '@date-fns/tz';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { BookingMail } from '../../domain/bookings/booking-mail';
import { getSite } from '../../domain/current-site';
import { HOUR_MS } from '../../domain/time';

type CalendarOptions = {
  /** `REQUEST` invites the visitor. `PUBLISH` shows the call to people who don’t reply. */
  method: 'REQUEST' | 'PUBLISH';
  /** Value of `DTSTAMP`. For an email, its own date, so that each attempt sends the same file. */
  stamp: Date;
  mailTo: string;
  summary: string;
  description: string;
  url: string;
};

/** Renders a call as an iCalendar file. All files of a call have the same UID, so that calendars update the entry. */
export function renderCalendar(
  { bookingId, sequence, change, startsAt, endsAt, managerZone, place, fullName, email }: BookingMail,
  { method, stamp, mailTo, summary, description, url }: CalendarOptions,
): { method: 'REQUEST' | 'PUBLISH' | 'CANCEL'; content: string } {
  const isCancelled = change === 'cancelled';
  const calendarMethod = isCancelled && method === 'REQUEST' ? 'CANCEL' : method;
  const { name } = getSite();
  const calendar = ical({
    prodId: { company: name, product: 'Bookings' },
    method: ICalCalendarMethod[calendarMethod],
    timezone: { name: null, generator: zone => tzlib_get_ical_block(zone)[0] ?? null },
  });
  // A local time is ambiguous when clocks go back, so calls at a clock change have UTC times.
  const [hourBefore, hourAfter] = [Date.parse(startsAt) - HOUR_MS, Date.parse(endsAt) + HOUR_MS].map(time =>
    new TZDate(time, managerZone).getTimezoneOffset(),
  );
  const isLocal = hourBefore === hourAfter;
  const toTime = (time: string) => (isLocal ? new TZDate(Date.parse(time), managerZone) : new Date(time));
  calendar.createEvent({
    id: `booking-${bookingId}`,
    sequence,
    stamp,
    timezone: isLocal ? managerZone : null,
    start: toTime(startsAt),
    end: toTime(endsAt),
    summary,
    description,
    ...(place && { location: place }),
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name, email: mailTo },
    attendees: [{ name: fullName, email, rsvp: true, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return { method: calendarMethod, content: calendar.toString() };
}
