import { parseNumber } from '../../domain/answers';
import type { RiskMapClosing, ScaleClosing } from '../closings/kinds/verdicts';

/** Name of the choice in the URL: its number, from 1. */
export const CHOICE = 'choice';

const getChoiceIndex = (answers: URLSearchParams, count: number, preset: number) =>
  parseNumber(answers, CHOICE, { min: 1, max: count, preset: preset + 1 }) - 1;

const toSentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
/** Keeps text together on a page; messages don't need it. */
const WORD_JOINER = '\u2060';
const formatMessage = (title: string, choice: string, verdict: string, wish: string) =>
  [title, toSentence(choice), `Your answer: ${toSentence(verdict)}`, wish]
    .join(' ')
    .replaceAll(WORD_JOINER, '');

/** Describes a choice on a scale and its verdict for a request. */
export function describeScale(
  { title, choices, preset, wish }: ScaleClosing,
  answers: URLSearchParams,
): string {
  const {
    label,
    said = label,
    verdict,
  } = choices[getChoiceIndex(answers, choices.length, preset)] ?? choices[0]!;
  return formatMessage(title, said, verdict, wish);
}

/** Describes a square and its verdict for a request. */
export function describeRiskMap(closing: RiskMapClosing, answers: URLSearchParams): string {
  const { title, rows, columns, levels, verdicts, preset, wish } = closing;
  const square = getChoiceIndex(answers, levels.length, preset);
  const where = `${rows[Math.floor(square / columns.length)]}, ${columns[square % columns.length]?.toLowerCase()}`;
  return formatMessage(title, where, verdicts[(levels[square] ?? 1) - 1]?.verdict ?? '', wish);
}
