import { getSite } from './current-site';
import { getFormatter } from './formatters';
import { getHourIn } from './office-light';
import { WORKING_HOURS } from './shared-hours';
import { addDays, getDayIn } from './start-dates';

/** The latest time by which a request is answered, in the office's time zone. */
export type AnswerDeadline = { day: string; hour: number };

const COUNT_WORDS = ['one', 'two', 'three', 'four', 'five'];
const WORKING_DAYS_MAX = 30;

/**
 * Returns the deadline for a request sent now, rounded up to a full hour. Time outside working hours doesn't count.
 * Returns undefined if the fact `answerTime` isn't a number of working days, or is more than 30.
 */
export function getAnswerDeadline(now: Date): AnswerDeadline | undefined {
  const { answerTime, holidays = [], office } = getSite();
  const [, dayCount = ''] = /^(\w+) working days?$/i.exec(answerTime) ?? [];
  const workingDays = COUNT_WORDS.indexOf(dayCount.toLowerCase()) + 1 || Number(dayCount);
  if (!(workingDays >= 1 && workingDays <= WORKING_DAYS_MAX)) return undefined;

  const isWorkingDay = (date: string) => new Date(date).getUTCDay() % 6 !== 0 && !holidays.includes(date);
  const getNextWorkingDay = (date: string): string => {
    const nextDay = addDays(date, 1);
    return isWorkingDay(nextDay) ? nextDay : getNextWorkingDay(nextDay);
  };
  const { timeZone } = office.clock;
  let day = getDayIn(timeZone, now);
  let hour = Math.max(WORKING_HOURS.from, Math.ceil(getHourIn(timeZone, now)));
  if (!isWorkingDay(day) || hour > WORKING_HOURS.to) {
    day = getNextWorkingDay(day);
    hour = WORKING_HOURS.from;
  }
  for (let passedDays = 0; passedDays < workingDays; passedDays++) day = getNextWorkingDay(day);
  return { day, hour };
}

/** Formats an hour like `09:00`. */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Formats a day like `Monday, 30 November`, with the date on one line. */
export function formatDeadlineDay(day: string): string {
  const format = (style: Intl.DateTimeFormatOptions) =>
    getFormatter('en-GB', { ...style, timeZone: 'UTC' }).format(new Date(day));
  return `${format({ weekday: 'long' })}, ${format({ day: 'numeric', month: 'long' }).replace(' ', '\u00a0')}`;
}
