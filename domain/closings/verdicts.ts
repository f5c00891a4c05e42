import { parseNumber } from '../answers';

type Choice = {
  label: string;
  /** Text that replaces the label in messages. */
  said?: string;
  /** Shown large, such as a number of years or months. */
  figure: string;
  /** Comma-separated examples of the choice. */
  examples?: string;
  verdict: string;
  text?: string;
};

/** Choices on a scale, each with a verdict. */
export type ScaleClosing = {
  title: string;
  lead: string;
  /** Accessible name of the choices. */
  legend: string;
  choices: readonly Choice[];
  unit: string;
  /** Index of the initial choice. */
  preset: number;
  /** Source and date of the verdicts. */
  note?: string;
  action: string;
  wish: string;
};

/** A matrix of frequency and cost, whose squares range from harmless to urgent. */
export type RiskMapClosing = {
  title: string;
  lead: string;
  legend: string;
  /** Labels of the rows from frequent to rare, and of the columns from cheap to expensive. */
  rows: readonly string[];
  columns: readonly string[];
  /** Verdict of each square from 1 to 3, in reading order. */
  levels: readonly number[];
  preset: number;
  verdicts: readonly Verdict[];
  action: string;
  wish: string;
};
type Verdict = { verdict: string; text: string };

/** Query parameter with the number of the choice, from 1. */
export const CHOICE_PARAMETER = 'choice';

const getChoiceIndex = (answers: URLSearchParams, count: number, preset: number) =>
  parseNumber(answers, CHOICE_PARAMETER, { min: 1, max: count, preset: preset + 1 }) - 1;

const toSentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
/** Removed from messages, because it only prevents line breaks on pages. */
const WORD_JOINER = '\u2060';
const formatMessage = (title: string, choice: string, verdict: string, lastSentence: string) =>
  [title, toSentence(choice), `Your answer: ${toSentence(verdict)}`, lastSentence]
    .join(' ')
    .replaceAll(WORD_JOINER, '');

const findChoice = ({ choices, preset }: ScaleClosing, answers: URLSearchParams): Choice =>
  choices[getChoiceIndex(answers, choices.length, preset)] ?? choices[0]!;

/** Formats the figure with its unit, for the header. */
export const summariseScale = (scale: ScaleClosing, answers: URLSearchParams): string =>
  `${findChoice(scale, answers).figure} ${scale.unit}`;

export function describeScale(scale: ScaleClosing, answers: URLSearchParams): string {
  const { title, wish } = scale;
  const { label, said = label, verdict } = findChoice(scale, answers);
  return formatMessage(title, said, verdict, wish);
}

function findRisk({ rows, columns, levels, preset, verdicts }: RiskMapClosing, answers: URLSearchParams) {
  const square = getChoiceIndex(answers, levels.length, preset);
  const column = columns[square % columns.length];
  return {
    label: `${rows[Math.floor(square / columns.length)]}, ${column?.toLowerCase()}`,
    verdict: verdicts[(levels[square] ?? 1) - 1]?.verdict ?? '',
  };
}

/** Formats the place on the map, for the header. */
export const summariseRiskMap = (riskMap: RiskMapClosing, answers: URLSearchParams): string =>
  findRisk(riskMap, answers).label;

export function describeRiskMap(riskMap: RiskMapClosing, answers: URLSearchParams): string {
  const { label, verdict } = findRisk(riskMap, answers);
  return formatMessage(riskMap.title, label, verdict, riskMap.wish);
}
