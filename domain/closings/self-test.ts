import { parseChoices } from '../answers';

/** Yes-or-no questions. Each yes moves the needle. */
export type SelfTestClosing = {
  title: string;
  lead: string;
  /** Questions for which yes is the bad answer. */
  questions: readonly string[];
  /** Numbers of the questions that are answered with yes at first, from 1. */
  preset: readonly number[];
  /** Meaning of each number of yes answers, starting at zero. */
  verdicts: readonly string[];
  /** Answer in the header, with `{count}`. The dial shows the number above the rest. */
  answer: string;
  action: string;
  /** Last sentence of the prefilled message. */
  wish: string;
};

/** Query parameter with the numbers of the questions answered with yes, from 1. */
export const SELF_TEST_PARAMETERS = { yes: 'yes' } as const;

/** Returns indexes, from 0. */
export const parseYesAnswers = (
  { questions }: Pick<SelfTestClosing, 'questions'>,
  answers: URLSearchParams,
) =>
  parseChoices(
    answers,
    SELF_TEST_PARAMETERS.yes,
    questions.map((_, index) => String(index + 1)),
  ).map(value => Number(value) - 1);

/** Returns degrees, clockwise from the top. */
export const getNeedleAngle = (yeses: number): number => yeses * 16 - 86;

export function describeSelfTest(closing: SelfTestClosing, answers: URLSearchParams): string {
  const yesIndexes = parseYesAnswers(closing, answers);
  const answeredQuestions = yesIndexes.map(index => closing.questions[index]);
  return [
    `${yesIndexes.length} of ${closing.questions.length}.`,
    ...(answeredQuestions.length > 0 ? ['Yes to:', ...answeredQuestions] : []),
    closing.wish,
  ].join(' ');
}
