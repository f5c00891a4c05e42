import type { IncomingHttpHeaders } from 'node:http';
import { FORM_FIELD_NAMES } from '../../domain/contact-form';
import { type EnquiryOrigin, ORIGIN_FIELD_NAMES } from '../../domain/enquiry-origin';
import { PATH_LENGTH_MAX } from '../../domain/limits';
import { splitUrl } from '../../domain/paths';
import { findVisitedPage, forbidsTracking, getOrigin, getReferringHost, SOURCES } from '../../domain/visits';
import { findField } from './contact-form';
import type { ReceivedForm } from './receive-form';
import { getReturnPath } from './return-to';

/** Returns how the page was opened. Without JavaScript, only the form’s page and the tags in its URL are known. */
function getOpening(form: ReceivedForm, { referer = '' }: IncomingHttpHeaders) {
  const referrer = findField(form, ORIGIN_FIELD_NAMES.referrer);
  return referrer === undefined
    ? { referrer: undefined, query: URL.parse(referer)?.search.slice(1) }
    : { referrer, query: findField(form, ORIGIN_FIELD_NAMES.query) };
}

/**
 * @param host this site’s host.
 * @returns undefined for API clients, which don’t name a page.
 */
export function findEnquiryOrigin(
  form: ReceivedForm,
  headers: IncomingHttpHeaders,
  host: string,
): EnquiryOrigin | undefined {
  const page = findField(form, FORM_FIELD_NAMES.returnTo);
  if (page === undefined) return undefined;
  const sentFrom = findVisitedPage(splitUrl(getReturnPath(page))[0])?.slice(0, PATH_LENGTH_MAX) ?? '';
  if (forbidsTracking(headers)) return { sentFrom, referrer: '', source: undefined, campaign: '' };
  const opening = getOpening(form, headers);
  const { source, campaign } = getOrigin(opening, host);
  const isKnown = opening.referrer !== undefined || source !== SOURCES.none;
  return {
    sentFrom,
    referrer: getReferringHost(opening.referrer),
    source: isKnown ? source : undefined,
    campaign,
  };
}
