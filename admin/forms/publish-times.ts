import { getSite } from '../../domain/current-site';
import { messages } from '../../domain/messages';
import { getHoursAhead, toInstant } from '../../domain/shared-hours';
import { addDays } from '../../domain/start-dates';
import { formatTime, toIsoDay } from '../dates';
import { formatLongDay } from '../publishing/calendar-months';

/** The schedule as entered in the dialog, in the office's time zone. */
export type ScheduleTimes = {
  /** Whether to publish on confirmation, instead of at `day` and `time`. */
  isImmediate: boolean;
  day: string;
  time: string;
  /** Whether to unpublish the item at `lastDay` and `lastTime`. */
  hasEnd: boolean;
  lastDay: string;
  lastTime: string;
};

export type ScheduledAction = { action: 'publish' | 'unpublish'; at: string };

const DEFAULT_TIME = '09:00';
/** Default number of days until unpublication. */
const DEFAULT_DAYS_LIVE = 30;

const isWorkday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());

export function listNextWorkdays(day: string, count: number): string[] {
  const days: string[] = [];
  for (let nextDay = addDays(day, 1); days.length < count; nextDay = addDays(nextDay, 1))
    if (isWorkday(nextDay)) days.push(nextDay);
  return days;
}

/** Returns the scheduled times, or defaults for immediate publication if nothing is scheduled. */
export function getInitialTimes(schedules: readonly ScheduledAction[], now: Date): ScheduleTimes {
  const findScheduledTime = (action: ScheduledAction['action']) =>
    schedules.find(schedule => schedule.action === action)?.at;
  const [from, until] = [findScheduledTime('publish'), findScheduledTime('unpublish')];
  const [workday = ''] = listNextWorkdays(toIsoDay(now), 1);
  const day = from ? toIsoDay(from) : workday;
  return {
    isImmediate: from === undefined,
    day,
    time: from ? formatTime(from) : DEFAULT_TIME,
    hasEnd: until !== undefined,
    lastDay: until ? toIsoDay(until) : addDays(day, DEFAULT_DAYS_LIVE),
    lastTime: until ? formatTime(until) : '23:59',
  };
}

/** Parses a time of day: `9:05`, `09.05` or `0905`. */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes] = /^\s*(\d{1,2})[:. ]?(\d\d)\s*$/.exec(text) ?? [];
  if (!minutes || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

export type Schedule = { from?: Date; until?: Date; problems: { time?: string; lastTime?: string } };

export function parseSchedule(times: ScheduleTimes, now: Date): Schedule {
  const parseTimestamp = (day: string, text: string) => {
    const time = parseTime(text);
    return day && time ? toInstant(getSite().office.clock.timeZone, day, time) : undefined;
  };
  const from = times.isImmediate ? undefined : parseTimestamp(times.day, times.time);
  const end = times.hasEnd ? parseTimestamp(times.lastDay, times.lastTime) : undefined;
  const findProblem = (isRequired: boolean, date: Date | undefined) =>
    isRequired
      ? date
        ? date <= now
          ? messages.planPast
          : undefined
        : 'Enter a time such as 09:00'
      : undefined;
  const time = findProblem(!times.isImmediate, from);
  const lastTime =
    findProblem(times.hasEnd, end) ?? (from && end && end <= from ? messages.planOrder : undefined);
  return {
    ...(from && { from }),
    ...(end && { until: end }),
    problems: { ...(time && { time }), ...(lastTime && { lastTime }) },
  };
}

/** Cities whose local times are shown. */
const SHOWN_ZONES = [
  { name: 'London', timeZone: 'Europe/London' },
  { name: 'New York', timeZone: 'America/New_York' },
  { name: 'Berlin', timeZone: 'Europe/Berlin' },
];

/** Formats local times elsewhere, such as `07:00 in London, 02:00 in New York`. */
export const formatOtherZones = (date: Date): string =>
  SHOWN_ZONES.filter(({ timeZone }) => getHoursAhead(getSite().office.clock.timeZone, timeZone, date) !== 0)
    .slice(0, 2)
    .map(({ name, timeZone }) => {
      const time = date.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
      return `${time} in ${name}`;
    })
    .join(', ');

/** Formats a scheduled time, such as `Tuesday 24 November at 09:00`. */
export const formatScheduledTime = (date: Date): string =>
  `${formatLongDay(toIsoDay(date))} at ${formatTime(date)}`;
