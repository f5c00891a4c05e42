// Runs in a worker process, whose imports need file extensions.
import { TZDate } from '@date-fns/tz';
import ICAL from 'ical.js';
import { DomainError } from '../../domain/errors.ts';
import { BUSY_TIMES_MAX } from '../../domain/limits.ts';
import { messages } from '../../domain/messages.ts';

type Interval = { start: number; end: number };
type BusyInput = {
  text: string;
  /** Time zone of times without one. */
  timeZone: string;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
};

/** Maximum number of times to read from one recurrence rule, enough for 50 years of a daily rule. */
const OCCURRENCES_MAX = 20_000;
const PARSE_TIMEOUT_MS = 5_000;
/** Matches calls that visitors booked on this site, which are already known. */
const OWN_EVENT_PATTERN = /^booking-[0-9a-f]{24}$/;

/** Lists the times of events that count as busy, without titles. Throws DomainError with a reason for staff. */
export function readBusyTimes(input: BusyInput): Interval[] {
  try {
    return listBusyTimes(input).sort((a, b) => a.start - b.start);
  } catch (error) {
    // The parser reads properties only when they are used, and throws errors of many types.
    throw error instanceof DomainError ? error : new DomainError('invalid', messages.calendarUnreadable);
  }
}

function listBusyTimes({ text, timeZone, from, to }: BusyInput): Interval[] {
  const deadline = Date.now() + PARSE_TIMEOUT_MS;
  const intervals: Interval[] = [];
  function add(startTime: ICAL.Time, endTime: ICAL.Time, zone: string) {
    const [start, end] = [toMs(startTime, zone), toMs(endTime, zone)];
    if (end <= from || start >= to || end <= start) return;
    intervals.push({ start, end });
    if (intervals.length > BUSY_TIMES_MAX) throw new DomainError('invalid', messages.calendarTooHeavy);
  }
  const events = readEvents(text);
  const exceptions = events.filter(event => event.isRecurrenceException());
  for (const event of events) {
    const zone = findZone(event.component) ?? timeZone;
    if (event.isRecurrenceException() || !event.isRecurring()) {
      if (isBusy(event.component)) add(event.startDate, event.endDate, zone);
      continue;
    }
    const ownExceptions = exceptions.filter(({ uid }) => uid === event.uid);
    for (const exception of ownExceptions) event.relateException(exception);
    // A free series has no busy times, unless an exception changes all later ones.
    if (!isBusy(event.component) && !ownExceptions.some(exception => exception.modifiesFuture())) continue;
    const replacedStarts = new Set(
      ownExceptions.map(({ component, recurrenceId }) =>
        toMs(recurrenceId, findZone(component, 'recurrence-id') ?? zone),
      ),
    );
    const iterator = event.iterator();
    for (let count = 0; ; count++) {
      const nextStart = iterator.next();
      if (!nextStart || toMs(nextStart, zone) >= to) break;
      if (count >= OCCURRENCES_MAX || Date.now() > deadline)
        throw new DomainError('invalid', messages.calendarTooHeavy);
      if (replacedStarts.has(toMs(nextStart, zone))) continue;
      const { item, startDate, endDate } = event.getOccurrenceDetails(nextStart);
      if (isBusy(item.component)) add(startDate, endDate, findZone(item.component) ?? zone);
    }
  }
  return intervals;
}

const isBusy = (component: ICAL.Component): boolean =>
  component.getFirstPropertyValue('status') !== 'CANCELLED' &&
  component.getFirstPropertyValue('transp') !== 'TRANSPARENT';

/** Lists events and exceptions, without relating them yet. */
function readEvents(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, '')));
  if (calendar.name !== 'vcalendar') throw new Error('This isn’t a calendar');
  return calendar
    .getAllSubcomponents('vevent')
    .filter(component => component.getFirstProperty('dtstart'))
    .map(component => new ICAL.Event(component, { exceptions: [] }))
    .filter(({ uid }) => !OWN_EVENT_PATTERN.test(uid ?? ''));
}

/** Converts a time to Unix milliseconds. Days, and times whose zone the file doesn’t define, use the given zone. */
function toMs(time: ICAL.Time, timeZone: string): number {
  const { year, month, day, hour, minute, second } = time;
  const ms =
    time.isDate || time.zone === ICAL.Timezone.localTimezone
      ? new TZDate(year, month - 1, day, hour, minute, second, timeZone).getTime()
      : time.toUnixTime() * 1_000;
  if (!Number.isFinite(ms)) throw new Error('A time is invalid');
  return ms;
}

/** Returns the time zone of an event’s property, or undefined if only the file defines the zone. */
function findZone(component: ICAL.Component, property = 'dtstart'): string | undefined {
  const name = component.getFirstProperty(property)?.getFirstParameter('tzid');
  try {
    return name ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
