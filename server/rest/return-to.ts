import { findManager } from '../../domain/colleague';
import { REQUEST_SENT_ID } from '../../domain/contact-form';
import { CONTACT_PARAMETERS, screens } from '../../domain/paths';

/** An arbitrary origin, used to detect URLs that leave it. */
const BASE_URL = 'http://here.invalid';
const PATH_MAX = 2_000;

/**
 * Finds the page that a plain form came from.
 * @param requestedPath the form’s hidden field, which visitors can change.
 * @returns path and query on this site, or the contact page for anything else.
 */
export function getReturnPath(requestedPath: string | undefined): string {
  if (!requestedPath?.startsWith('/') || requestedPath.length > PATH_MAX) return screens.contact.path;
  const url = URL.parse(requestedPath, BASE_URL);
  // `/..//evil.example` parses as this origin, but browsers would treat its path as another site.
  if (url?.origin !== BASE_URL || url.pathname.startsWith('//')) return screens.contact.path;
  return url.pathname + url.search;
}

/**
 * Returns the page’s path in its thank-you state.
 * @param to the form’s manager, whom the contact page then names.
 */
export function getThankYouPath(page: string, to?: string): string {
  const key = page === screens.contact.path ? findManager(to)?.key : undefined;
  return `${page}${key ? `?${CONTACT_PARAMETERS.to}=${key}` : ''}#${REQUEST_SENT_ID}`;
}
