import { parseNumber } from '../../domain/answers';
import { formatDay } from '../../domain/date';
import { addWeeks, isMonday } from '../../domain/start-dates';
import type { StartDatesClosing } from '../closings/kinds/start-dates';

/** Names of the fields in the URL: the ruler's first Monday, and the weeks from it to the start. */
export const START_DATES = { from: 'from', start: 'start' } as const;
/** Maximum weeks from the first Monday to the start. */
export const START_WEEKS = { min: 0, max: 13, preset: 2 };
/** Length of the ruler in weeks. */
export const RULER_WEEKS = 26;

/** Reads the weeks to the chosen start. */
export const parseStart = (answers: URLSearchParams): number =>
  parseNumber(answers, START_DATES.start, START_WEEKS);

/** Describes the dates for a request; undefined if the URL has no Monday to count from. */
export function describeStartDates(
  { milestones }: StartDatesClosing,
  answers: URLSearchParams,
): string | undefined {
  const from = answers.get(START_DATES.from) ?? '';
  if (!isMonday(from)) return undefined;
  const start = parseStart(answers);
  return milestones
    .map(({ week, says }) => says.replace('{day}', formatDay(addWeeks(from, start + week))))
    .join(' ');
}
