import {
  type Choice,
  CONSENT_COOKIE,
  CONSENT_RETENTION_SECONDS,
  parseChoice,
  serialiseChoice,
} from '../../domain/consent';
import { readCookie } from '../site/read-cookie';

export const getCurrentSeconds = () => Math.floor(Date.now() / 1_000);

export const readChoice = (): Choice | undefined =>
  parseChoice(readCookie(CONSENT_COOKIE), getCurrentSeconds());

/** Stores consent for twelve months, for this site only. */
export function writeChoice(choice: Choice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs https, which a site on localhost lacks
  document.cookie = `${CONSENT_COOKIE}=${serialiseChoice(choice)}; Path=/; Max-Age=${CONSENT_RETENTION_SECONDS}; SameSite=Lax${secure}`;
}
