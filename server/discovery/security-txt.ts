import { getSite } from '../../content/site';
import { screens } from '../../domain/paths';
import { DAY_MS } from '../../domain/time';

export const SECURITY_TXT = '/.well-known/security.txt';
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180;

/**
 * Where to report a weakness (RFC 9116).
 * @param now it is valid for half a year from this day on, so it is made anew for whoever asks.
 */
export function securityTxt(siteUrl: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${getSite().email}`,
    `Contact: ${siteUrl}${screens.contact.path}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${siteUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
}
