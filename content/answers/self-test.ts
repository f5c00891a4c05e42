import { parseChoices } from '../../domain/answers';
import type { SelfTestClosing } from '../closings/kinds/self-test';

/** Names of the switches in the URL: the numbers of the questions, from 1. */
export const SELF_TEST = { yes: 'yes' } as const;

/** Reads the indexes of the questions answered with yes. */
export const parseYeses = ({ questions }: Pick<SelfTestClosing, 'questions'>, answers: URLSearchParams) =>
  parseChoices(
    answers,
    SELF_TEST.yes,
    questions.map((_, index) => String(index + 1)),
  ).map(value => Number(value) - 1);

/** Describes the result for a request. */
export function describeSelfTest(closing: SelfTestClosing, answers: URLSearchParams): string {
  const yeses = parseYeses(closing, answers);
  const answered = yeses.map(index => closing.questions[index]);
  return [
    `${yeses.length} of ${closing.questions.length}.`,
    ...(answered.length > 0 ? ['Yes to:', ...answered] : []),
    closing.wish,
  ].join(' ');
}
