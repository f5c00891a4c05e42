import { formatClock } from '../formatters';
import { toInstant } from '../shared-hours';
import { addDays, getDayIn } from '../start-dates';
import { HOUR_MS } from '../time';

/** Returns when a visitor is reminded: at the same time on the day before in their time zone, and an hour before. */
const listReminderTimes = (startsAt: Date, timeZone: string): Date[] => [
  toInstant(timeZone, addDays(getDayIn(timeZone, startsAt), -1), formatClock(startsAt, timeZone)),
  new Date(startsAt.getTime() - HOUR_MS),
];

/** Returns the time of a call’s next reminder after `now`, or null. */
export const getNextReminder = (startsAt: Date, timeZone: string, now: Date): string | null =>
  listReminderTimes(startsAt, timeZone)
    .find(time => time > now)
    ?.toISOString() ?? null;
