import {
  CONSENT_COOKIE,
  CONSENT_RETENTION_SECONDS,
  type ConsentChoice,
  parseConsentChoice,
  serialiseConsentChoice,
} from '../../domain/consent';
import { readCookie } from '../site/read-cookie';

export const getCurrentSeconds = () => Math.floor(Date.now() / 1_000);

export const readChoice = (): ConsentChoice | undefined =>
  parseConsentChoice(readCookie(CONSENT_COOKIE), getCurrentSeconds());

/** Stores consent for twelve months, for this site only. */
export function writeChoice(choice: ConsentChoice): void {
  const secureAttribute = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs https, which a site on localhost lacks
  document.cookie = `${CONSENT_COOKIE}=${serialiseConsentChoice(choice)}; Path=/; Max-Age=${CONSENT_RETENTION_SECONDS}; SameSite=Lax${secureAttribute}`;
}
