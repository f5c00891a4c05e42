import { CONTACT_PARAMETERS } from '../domain/paths';
import { applyEditedText } from './answers/apply-edited-text';
import { checkMessage } from './answers/check';
import { feesMessage } from './answers/fees';
import { selfTestMessage } from './answers/self-test';
import { startDatesMessage } from './answers/start-dates';
import { teamMessage } from './answers/team';
import { riskMapMessage, scaleMessage } from './answers/verdicts';
import { check } from './closings/check';
import { fees } from './closings/fees';
import { licences } from './closings/licences';
import { riskMap } from './closings/risk-map';
import { selfTest } from './closings/self-test';
import { stackAge } from './closings/stack-age';
import { startDates } from './closings/start-dates';
import { team } from './closings/team';
import { findManager } from './managers';

/** What an address of the contact page has already said for the visitor. */
export type Prefill = {
  /** The first words of the request, made of the answers that a closing was sent with. */
  message?: string;
  /** Key of the manager who shall read it. */
  to?: string;
};

type Message = (answers: URLSearchParams, written: unknown) => string | undefined;

/** What each closing makes of its answers, by the name it is sent under. */
const messages = new Map<string, Message>([
  [fees.kind, (answers, written) => feesMessage(applyEditedText(fees, written), answers)],
  [selfTest.kind, (answers, written) => selfTestMessage(applyEditedText(selfTest, written), answers)],
  [startDates.kind, (answers, written) => startDatesMessage(applyEditedText(startDates, written), answers)],
  [team.kind, (answers, written) => teamMessage(applyEditedText(team, written), answers)],
  [check.kind, (answers, written) => checkMessage(applyEditedText(check, written), answers)],
  [licences.kind, (answers, written) => scaleMessage(applyEditedText(licences, written), answers)],
  [stackAge.kind, (answers, written) => scaleMessage(applyEditedText(stackAge, written), answers)],
  [riskMap.kind, (answers, written) => riskMapMessage(applyEditedText(riskMap, written), answers)],
]);

/** The closing whose answers an address of the contact page brings; undefined where it brings none. */
export function findClosing(query: URLSearchParams): string | undefined {
  const asked = query.get(CONTACT_PARAMETERS.ask) ?? '';
  return messages.has(asked) ? asked : undefined;
}

/**
 * Reads what the address of the contact page asks for. Nothing of the address itself is ever shown: messages are made
 * of our words and of the answers that a form can give, and whatever else it says is passed over.
 * @param query of the address.
 * @param written the closing as staff wrote it, where they did.
 * @returns an empty object where it asks for nothing known; the page is then the one that everybody gets.
 */
export function getPrefill(query: URLSearchParams, written?: object): Prefill {
  const message = messages.get(findClosing(query) ?? '')?.(query, written);
  const to = findManager(query.get(CONTACT_PARAMETERS.to))?.key;
  return { ...(message !== undefined && { message }), ...(to !== undefined && { to }) };
}
