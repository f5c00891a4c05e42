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
const DEADLINE_MS = 5_000;
/** Matches calls that visitors booked on this site, which are already known. */
const OWN_EVENT = /^booking-[0-9a-f]{24}$/;

/** Lists the times of events that count as busy, without titles. @throws DomainError with a reason for staff */
export function readBusyTimes({ text, timeZone, from, to }: BusyInput): Interval[] {
  const deadline = Date.now() + DEADLINE_MS;
  const intervals: Interval[] = [];
  function add(start: ICAL.Time, end: ICAL.Time, zone: string) {
    const interval = { start: toMs(start, zone), end: toMs(end, zone) };
    if (interval.end <= from || interval.start >= to || interval.end <= interval.start) return;
    intervals.push(interval);
    if (intervals.length > BUSY_TIMES_MAX) throw new DomainError('invalid', messages.calendarTooHeavy);
  }
  for (const event of readEvents(text)) {
    const zone = findZone(event.component) ?? timeZone;
    if (!event.isRecurring()) {
      add(event.startDate, event.endDate, zone);
      continue;
    }
    const iterator = event.iterator();
    for (let count = 0; ; count++) {
      const next = iterator.next();
      if (!next || toMs(next, zone) >= to) break;
      if (count >= OCCURRENCES_MAX || Date.now() > deadline)
        throw new DomainError('invalid', messages.calendarTooHeavy);
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      if (isBusy(item.component)) add(startDate, endDate, findZone(item.component) ?? zone);
    }
  }
  return intervals.sort((a, b) => a.start - b.start);
}

const isBusy = (component: ICAL.Component): boolean =>
  component.getFirstPropertyValue('status') !== 'CANCELLED' &&
  component.getFirstPropertyValue('transp') !== 'TRANSPARENT';

/** Lists events with their exceptions. */
function readEvents(text: string): ICAL.Event[] {
  let components: ICAL.Component[];
  try {
    const calendar = new ICAL.Component(ICAL.parse(text));
    if (calendar.name !== 'vcalendar') throw new Error('Not a calendar');
    components = calendar
      .getAllSubcomponents('vevent')
      .filter(component => component.getFirstProperty('dtstart'));
  } catch {
    throw new DomainError('invalid', messages.calendarUnreadable);
  }
  const exceptions = components.filter(component => component.getFirstProperty('recurrence-id'));
  return components
    .filter(component => !exceptions.includes(component) && isBusy(component))
    .map(component => new ICAL.Event(component))
    .filter(({ uid }) => !OWN_EVENT.test(uid ?? ''))
    .map(event => {
      for (const exception of exceptions)
        if (exception.getFirstPropertyValue('uid') === event.uid) event.relateException(exception);
      return event;
    });
}

/** Converts a time. Days, and times without a zone that the file defines, are in the given zone. */
function toMs(time: ICAL.Time, timeZone: string): number {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1_000;
  const { year, month, day, hour, minute, second } = time;
  return new TZDate(year, month - 1, day, hour, minute, second, timeZone).getTime();
}

/** Returns the time zone of an event’s start, or undefined if its name is known only to the file. */
function findZone(component: ICAL.Component): string | undefined {
  const name = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  try {
    return name ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
