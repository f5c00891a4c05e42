import { parseChoices } from '../../domain/answers';
import type { SelfTestClosing } from '../closings/kinds/self-test';

/** The switches, by their names in the address: the number of each question, from one. */
export const SELF_TEST = { yes: 'yes' } as const;

/** Which questions were answered with yes, as indexes. */
export const parseYeses = ({ questions }: Pick<SelfTestClosing, 'questions'>, answers: URLSearchParams) =>
  parseChoices(
    answers,
    SELF_TEST.yes,
    questions.map((_, index) => String(index + 1)),
  ).map(value => Number(value) - 1);

/** The reading as the words of a request. */
export function selfTestMessage(closing: SelfTestClosing, answers: URLSearchParams): string {
  const yeses = parseYeses(closing, answers);
  const asked = yeses.map(index => closing.questions[index]);
  return [
    `${yeses.length} of ${closing.questions.length}.`,
    ...(asked.length > 0 ? ['Yes to:', ...asked] : []),
    closing.wish,
  ].join(' ');
}
