import { parseNumber } from '../answers';
import { formatDay } from '../date';
import { addWeeks, isMonday } from '../start-dates';

/** A start week and the dates that follow from it. Visitors can reserve the start. */
export type StartDatesClosing = {
  title: string;
  note: string;
  /** Accessible name of the slider. */
  label: string;
  /** Milestones in order, by weeks after the start. The bar ends at the last one. */
  milestones: readonly { week: number; name: string; text: string; says: string }[];
  /** Answer in the header, with the last milestone as `{day}`. */
  answer: string;
  action: string;
  promise: string;
};

/** Query parameters: the ruler's first Monday, and the weeks from then to the start. */
export const START_DATES_PARAMETERS = { from: 'from', start: 'start' } as const;
/** Weeks from the first Monday to the start. */
export const START_WEEKS_RANGE = { min: 0, max: 10, preset: 2 };
export const RULER_WEEKS = 22;

/** Returns weeks from the first Monday. */
export const parseStartWeek = (answers: URLSearchParams): number =>
  parseNumber(answers, START_DATES_PARAMETERS.start, START_WEEKS_RANGE);

/** Returns undefined if the URL has no Monday to count from. */
export function describeStartDates(
  { milestones }: StartDatesClosing,
  answers: URLSearchParams,
): string | undefined {
  const startDate = answers.get(START_DATES_PARAMETERS.from) ?? '';
  if (!isMonday(startDate)) return undefined;
  const start = parseStartWeek(answers);
  return milestones
    .map(({ week, says }) => says.replace('{day}', formatDay(addWeeks(startDate, start + week))))
    .join(' ');
}
