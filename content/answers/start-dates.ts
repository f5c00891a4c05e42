import { parseNumber } from '../../domain/answers';
import { formatDay } from '../../domain/date';
import { addWeeks, isMonday } from '../../domain/start-dates';
import type { StartDatesClosing } from '../closings/kinds/start-dates';

/** The fields, by their names in the address: the ruler's first Monday, and the weeks from there to the start. */
export const START_DATES = { from: 'from', start: 'start' } as const;
/** Weeks from the first Monday that a start may lie ahead. */
export const START_WEEKS = { min: 0, max: 13, preset: 2 };
/** Weeks of the ruler. */
export const RULER_WEEKS = 26;

/** Weeks to the start that was chosen. */
export const parseStart = (answers: URLSearchParams): number =>
  parseNumber(answers, START_DATES.start, START_WEEKS);

/** The days as the words of a request; undefined where the address names no Monday to count from. */
export function startDatesMessage(
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
