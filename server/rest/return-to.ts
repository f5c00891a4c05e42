import { managerOf } from '../../content/managers';
import { REQUEST_SENT_ID } from '../../domain/contact-form';
import { CONTACT_PARAMETERS, screens } from '../../domain/paths';

/** Any origin will do: it only shows whether an address leaves it. */
const HERE = 'http://here.invalid';
const PATH_MAX = 2_000;

/**
 * The page of this site that a plain form post came from.
 * @param asked what the form's hidden field says; a visitor may have put anything there.
 * @returns path and query on this site; the contact page for anything else.
 */
export function returnPath(asked: string | undefined): string {
  if (!asked?.startsWith('/') || asked.length > PATH_MAX) return screens.contact.path;
  const url = URL.parse(asked, HERE);
  // `/..//evil.example` stays on this origin when read, yet its path would leave it when followed.
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return screens.contact.path;
  return url.pathname + url.search;
}

/**
 * Where a plain form post goes once the request is stored: the page it came from, in its thank-you state.
 * @param to the manager it was for, as the form sent it; the contact page then says that they answer.
 */
export function thankYouPath(page: string, to?: string): string {
  const key = page === screens.contact.path ? managerOf(to)?.key : undefined;
  return `${page}${key ? `?${CONTACT_PARAMETERS.to}=${key}` : ''}#${REQUEST_SENT_ID}`;
}
