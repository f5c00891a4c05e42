import { chosenIn } from '../../domain/answers';
import type { SelfTestSection } from '../sections/self-test';

/** The closing of the QA audit. */
export const selfTest = {
  kind: 'selfTest',
  title: 'Five questions, no audience',
  lead: 'Switch on every yes. Nobody sees it until you send it.',
  questions: [
    'Did the last release keep somebody awake after ten?',
    'Is there a red test that everybody knows about?',
    'Would you hear of a broken checkout from a customer?',
    'Does only one person know why a check exists?',
    'Did bugs move a release date twice this year?',
  ],
  verdicts: [
    'Nothing to audit. Frame this page.',
    'One is a Tuesday.',
    'Two of these are normal.',
    'Three yeses are a pattern.',
    'Four. The pattern keeps a calendar.',
    'Five. Call before the release, not after.',
  ],
  action: 'Send this reading',
  wish: 'Please tell us what an audit would read first.',
} as const satisfies SelfTestSection;

/** The switches, by their names in the address: the number of each question, from one. */
export const SELF_TEST = { yes: 'yes' } as const;

/** Which questions were answered with yes, as indexes. */
export const yesesIn = ({ questions }: Pick<SelfTestSection, 'questions'>, answers: URLSearchParams) =>
  chosenIn(
    answers,
    SELF_TEST.yes,
    questions.map((_, index) => String(index + 1)),
  ).map(value => Number(value) - 1);

/** The reading as the words of a request. */
export function selfTestMessage(section: SelfTestSection, answers: URLSearchParams): string {
  const yeses = yesesIn(section, answers);
  const asked = yeses.map(index => section.questions[index]);
  return [
    `${yeses.length} of ${section.questions.length}.`,
    ...(asked.length > 0 ? ['Yes to:', ...asked] : []),
    section.wish,
  ].join(' ');
}
