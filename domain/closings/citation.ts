import { parseNumber } from '../answers';
import { CHOICE_PARAMETER } from './verdicts';

/**
 * Questions about a document. Each is answered by the passage in the same row, except the last, which has no passage.
 */
export type CitationClosing = {
  title: string;
  lead: string;
  /** Accessible name of the questions. */
  legend: string;
  questions: readonly { question: string; answer: string }[];
  /** Accessible name of the document. */
  document: string;
  passages: readonly { title: string; before: string; number: string; passage: string; after: string }[];
  /** Shown instead of a passage. */
  missing: string;
  note: string;
  /** Answers in the header. `{source}` is the passage's number. */
  cited: string;
  refused: string;
  action: string;
  wish: string;
};

/** Finds the chosen question and its passage, if any. */
function findCitation({ questions, passages }: CitationClosing, answers: URLSearchParams) {
  const index = parseNumber(answers, CHOICE_PARAMETER, { min: 1, max: questions.length, preset: 1 }) - 1;
  return { ...questions[index], source: passages[index]?.number };
}

/** Formats the source of the answer, for the header. */
export function summariseCitation(citation: CitationClosing, answers: URLSearchParams): string {
  const { source } = findCitation(citation, answers);
  return source ? citation.cited.replace('{source}', source) : citation.refused;
}

export function describeCitation(citation: CitationClosing, answers: URLSearchParams): string {
  const { question, answer } = findCitation(citation, answers);
  return `“${question}” “${answer}” ${summariseCitation(citation, answers)}. ${citation.wish}`;
}
