import { getSite } from '../../domain/current-site';
import { screens } from '../../domain/paths';
import { DAY_MS } from '../../domain/time';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/**
 * Renders the contact for vulnerability reports (RFC 9116).
 * @param now start of the validity period.
 */
export function renderSecurityTxt(siteUrl: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${getSite().email}`,
    `Contact: ${siteUrl}${screens.contact.path}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${siteUrl}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n');
}
