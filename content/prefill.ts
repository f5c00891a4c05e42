import { CONTACT_PARAMETERS } from '../domain/paths';
import { applyEditedText } from './answers/apply-edited-text';
import { describeCheck } from './answers/check';
import { describeFees } from './answers/fees';
import { describeSelfTest } from './answers/self-test';
import { describeStartDates } from './answers/start-dates';
import { describeTeam } from './answers/team';
import { describeRiskMap, describeScale } from './answers/verdicts';
import { check } from './closings/check';
import { fees } from './closings/fees';
import { licences } from './closings/licences';
import { riskMap } from './closings/risk-map';
import { selfTest } from './closings/self-test';
import { stackAge } from './closings/stack-age';
import { startDates } from './closings/start-dates';
import { team } from './closings/team';
import { findManager } from './managers';

/** What a URL of the contact page fills in for the visitor. */
export type Prefill = {
  /** Start of the message, from the answers of a closing. */
  message?: string;
  /** Key of the manager to read it. */
  to?: string;
};

type Message = (answers: URLSearchParams, written: unknown) => string | undefined;

/** Creates the message of each closing, by the name under which it is sent. */
const messages = new Map<string, Message>([
  [fees.kind, (answers, written) => describeFees(applyEditedText(fees, written), answers)],
  [selfTest.kind, (answers, written) => describeSelfTest(applyEditedText(selfTest, written), answers)],
  [startDates.kind, (answers, written) => describeStartDates(applyEditedText(startDates, written), answers)],
  [team.kind, (answers, written) => describeTeam(applyEditedText(team, written), answers)],
  [check.kind, (answers, written) => describeCheck(applyEditedText(check, written), answers)],
  [licences.kind, (answers, written) => describeScale(applyEditedText(licences, written), answers)],
  [stackAge.kind, (answers, written) => describeScale(applyEditedText(stackAge, written), answers)],
  [riskMap.kind, (answers, written) => describeRiskMap(applyEditedText(riskMap, written), answers)],
]);

/** Finds the closing whose answers are in a URL of the contact page, or undefined. */
export function findClosing(query: URLSearchParams): string | undefined {
  const topic = query.get(CONTACT_PARAMETERS.ask) ?? '';
  return messages.has(topic) ? topic : undefined;
}

/**
 * Reads a URL of the contact page. Nothing from the URL itself is shown: messages consist of our text and of possible
 * answers; anything else is ignored.
 * @param query of the URL.
 * @param written the closing as edited by staff, if it was.
 * @returns an empty object if there is nothing to fill in.
 */
export function getPrefill(query: URLSearchParams, written?: object): Prefill {
  const message = messages.get(findClosing(query) ?? '')?.(query, written);
  const to = findManager(query.get(CONTACT_PARAMETERS.to))?.key;
  return { ...(message !== undefined && { message }), ...(to !== undefined && { to }) };
}
