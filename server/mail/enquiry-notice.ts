import type { EnquiryRow } from '../../db/schema';
import type { AssignmentNotice, CalendarNotice, DigestNotice } from '../../domain/enquiry-notices';
import { BUSY_TIMES_HOURS } from '../../domain/limits';
import type { MailText, MailTexts } from '../../domain/mail-texts';
import { adminPaths, getEnquiryPath } from '../../domain/paths';
import { stripControls } from '../http/escape';
import { formatSender, type MailSite, toEnquiryFacts } from './enquiry-facts';
import { formatOfficeTime } from './format';
import { renderLink, renderQuote } from './layout';
import { type MailContent, renderMailContent } from './mail-content';

export function composeAssignment(
  request: EnquiryRow,
  { by }: AssignmentNotice,
  { siteUrl }: MailSite,
  texts: MailTexts,
): MailContent {
  const facts = toEnquiryFacts(request);
  const message = stripControls(facts.description) || 'No message.';
  const dueText = request.due_at && `, due ${formatOfficeTime(new Date(request.due_at))}`;
  return renderMailContent(texts.requestAssigned, siteUrl, {
    values: { who: formatSender(facts), reference: facts.reference, by: stripControls(by) || 'A user' },
    note: message,
    noteHtml: renderQuote(message),
    facts: [
      ['Request', facts.needs],
      ['Next step', request.next_step ? `${stripControls(request.next_step)}${dueText ?? ''}` : undefined],
      ['Reference', facts.reference],
    ],
    action: { label: 'Open in the admin', url: `${siteUrl}${getEnquiryPath(request.id)}`, tone: 'red' },
    footer: 'You received this email because a colleague assigned the request to you.',
  });
}

const ASSIGNMENTS_TEXT: MailText = {
  subject: 'Assigned to you: {count} requests ({agency})',
  heading: '{count} requests',
  text: '{by} has assigned these requests to you.',
  after: '',
};

/** Composes an email to the new owner of one or more requests. Returns undefined without requests. */
export function composeAssignments(
  requests: readonly EnquiryRow[],
  notice: AssignmentNotice,
  site: MailSite,
  texts: MailTexts,
): MailContent | undefined {
  const [firstRequest, ...otherRequests] = requests;
  if (!firstRequest || otherRequests.length === 0)
    return firstRequest && composeAssignment(firstRequest, notice, site, texts);
  return renderMailContent(ASSIGNMENTS_TEXT, site.siteUrl, {
    values: { count: String(requests.length), by: stripControls(notice.by) || 'A user' },
    facts: requests.map(row => toRequestFact(row, site)),
    action: {
      label: 'Open your requests',
      url: `${site.siteUrl}${adminPaths.requests}?view=mine`,
      tone: 'red',
    },
    footer: 'You received this email because a colleague assigned the requests to you.',
  });
}

function toRequestFact(row: EnquiryRow, { siteUrl }: MailSite): [string, string, string] {
  const { fullName, companyName, reference } = toEnquiryFacts(row);
  const dueText = row.due_at ? `, due ${formatOfficeTime(new Date(row.due_at))}` : '';
  const step = `${formatSender({ fullName, companyName })}: ${stripControls(row.next_step) || 'No next step'}${dueText}`;
  return [reference, step, renderLink(`${siteUrl}${getEnquiryPath(row.id)}`, step)];
}

/**
 * Composes the morning digest.
 * @param requests the notice’s requests that still exist, in its order
 */
export function composeDigest(
  requests: readonly EnquiryRow[],
  { overdue, spam }: DigestNotice,
  site: MailSite,
  texts: MailTexts,
): MailContent {
  const listPath = `${site.siteUrl}${adminPaths.requests}`;
  const restCount = overdue - requests.length;
  return renderMailContent(texts.requestDigest, site.siteUrl, {
    values: { overdue: String(overdue), spam: String(spam) },
    facts: [
      ...requests.map(row => toRequestFact(row, site)),
      ['More overdue', restCount > 0 ? String(restCount) : undefined],
      ['Held as spam', String(spam), renderLink(`${listPath}?stage=spam`, String(spam))],
    ],
    action: { label: 'Open the requests', url: `${listPath}${overdue ? '?view=overdue' : ''}`, tone: 'red' },
    footer: 'Sent on working days at nine, when steps are overdue or new requests are held as spam.',
  });
}

const CALENDAR_TEXT: MailText = {
  subject: 'No times are offered for calls with {manager}',
  heading: 'Calendar unreadable',
  text: 'The calendar with the busy times of {manager} couldn’t be read for {hours} hours: {reason}. Until it is read again, visitors can’t book calls.',
  after: '',
};

/** Composes an email about a calendar that couldn’t be read for a day. */
export const composeCalendarFailure = (
  { managerKey, managerName, reason }: CalendarNotice,
  { siteUrl }: MailSite,
): MailContent =>
  renderMailContent(CALENDAR_TEXT, siteUrl, {
    values: { manager: managerName, hours: String(BUSY_TIMES_HOURS), reason },
    facts: [],
    action: {
      label: 'Open the calendar settings',
      url: `${siteUrl}${adminPaths.availability}?manager=${managerKey}`,
      tone: 'red',
    },
    footer: 'You won’t receive this email again until the calendar has been read.',
  });
