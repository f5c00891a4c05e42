import { findManager } from '../colleague';
import { CONTACT_PARAMETERS } from '../paths';
import { fillFacts } from '../site-tokens';
import type { Closings } from '.';
import { applyEditedText } from './apply-edited-text';
import { describeCheck } from './check';
import { describeCitation } from './citation';
import { describeFees } from './fees';
import { describeSelfTest } from './self-test';
import { describeStartDates } from './start-dates';
import { describeTeam } from './team';
import { describeRiskMap, describeScale } from './verdicts';

/** Values of the contact form that come from the URL. */
export type Prefill = {
  /** Start of the message, from a closing's answers. */
  message?: string;
  /** Key of the requested manager. */
  to?: string;
};

type Describer<Closing> = (closing: Closing, answers: URLSearchParams) => string | undefined;

const describers: { [Name in keyof Closings]: Describer<Closings[Name]> } = {
  fees: describeFees,
  selfTest: describeSelfTest,
  startDates: describeStartDates,
  team: describeTeam,
  check: describeCheck,
  citation: describeCitation,
  licences: describeScale,
  stackAge: describeScale,
  riskMap: describeRiskMap,
};

export function findClosing(query: URLSearchParams): keyof Closings | undefined {
  const topic = query.get(CONTACT_PARAMETERS.ask) ?? '';
  return Object.hasOwn(describers, topic) ? (topic as keyof Closings) : undefined;
}

/**
 * Returns only our own text and valid answers, and never text from the URL.
 * @param closings the built-in closings
 * @param editedClosing the closing as edited by staff
 */
export function getPrefill(closings: Closings, query: URLSearchParams, editedClosing?: object): Prefill {
  const name = findClosing(query);
  const message =
    name &&
    (describers[name] as Describer<unknown>)(
      fillFacts(applyEditedText<unknown>(closings[name], editedClosing)),
      query,
    );
  const managerKey = findManager(query.get(CONTACT_PARAMETERS.to))?.key;
  return { ...(message !== undefined && { message }), ...(managerKey !== undefined && { to: managerKey }) };
}
