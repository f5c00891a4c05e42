import { CONTACT_PARAMETERS } from '../domain/paths';
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
import { managerOf } from './managers';

/** What an address of the contact page has already said for the visitor. */
export type Prefill = {
  /** The first words of the request, made of the answers that a closing was sent with. */
  message?: string;
  /** Key of the manager who shall read it. */
  to?: string;
};

/** What each closing makes of its answers, by the name it is sent under. */
const messages = new Map<string, (answers: URLSearchParams) => string | undefined>([
  [fees.kind, answers => feesMessage(fees, answers)],
  [selfTest.kind, answers => selfTestMessage(selfTest, answers)],
  [startDates.kind, answers => startDatesMessage(startDates, answers)],
  [team.kind, answers => teamMessage(team, answers)],
  [check.kind, answers => checkMessage(check, answers)],
  [licences.kind, answers => scaleMessage(licences, answers)],
  [stackAge.kind, answers => scaleMessage(stackAge, answers)],
  [riskMap.kind, answers => riskMapMessage(riskMap, answers)],
]);

/**
 * Reads what the address of the contact page asks for. Nothing of the address itself is ever shown: messages are made
 * of our words and of the answers that a form can give, and whatever else it says is passed over.
 * @param query of the address.
 * @returns an empty object where it asks for nothing known; the page is then the one that everybody gets.
 */
export function prefillOf(query: URLSearchParams): Prefill {
  const message = messages.get(query.get(CONTACT_PARAMETERS.ask) ?? '')?.(query);
  const to = managerOf(query.get(CONTACT_PARAMETERS.to))?.key;
  return { ...(message !== undefined && { message }), ...(to !== undefined && { to }) };
}
