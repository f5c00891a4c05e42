import { CONTACT_PARAMETERS } from '../domain/paths';
import { selfTest, selfTestMessage } from './closings/self-test';
import { managerOf } from './managers';

/** What an address of the contact page has already said for the visitor. */
export type Prefill = {
  /** The first words of the request, made of the answers that a closing was sent with. */
  message?: string;
  /** Key of the manager who shall read it. */
  to?: string;
};

/** What each closing makes of its answers, by the name it is sent under. */
const messages = new Map<string, (answers: URLSearchParams) => string>([
  ['self-test', answers => selfTestMessage(selfTest, answers)],
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
