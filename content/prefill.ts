import { CONTACT_PARAMETERS } from '../domain/paths';
import { selfTest, selfTestMessage } from './closings/self-test';

/** What an address of the contact page has already said for the visitor. */
export type Prefill = {
  /** The first words of the request, made of the answers that a closing was sent with. */
  message?: string;
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
  return message === undefined ? {} : { message };
}
