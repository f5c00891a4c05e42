import { randomUUID } from 'node:crypto';
import type { EnquiryRow, MemberLinkRow, MemberRow } from '../../db/schema';
import type { ContentNoticeKind } from '../../domain/content-notices';
import { getSite } from '../../domain/current-site';
import type { MailName, MailText } from '../../domain/mail-texts';
import { getArticlePath } from '../../domain/paths';
import { DAY_MS } from '../../domain/time';
import { builtInMailTexts } from '../../site-data';
import { getMessageId } from './compose';
import { composeContentNotice } from './content-notice';
import { toEnquiryFacts } from './enquiry-facts';
import { composeAssignment, composeDigest } from './enquiry-notice';
import type { MailContent } from './mail-content';
import { composeMemberLinkEmail } from './member-link';
import type { MailFile, MailMessage } from './message';
import { composeStaffNotice } from './staff-notice';
import { composeVisitorConfirmation } from './visitor-confirmation';

const NOTICES: Partial<Record<MailName, ContentNoticeKind>> = {
  publicationAsked: 'publication-asked',
  publicationStopped: 'publication-stopped',
  published: 'published',
};

/** Creates a row with only the columns that emails show. */
const createSampleRow = (now: Date) =>
  ({
    id: 'example',
    reference: `${getSite().referencePrefix}-2611-0214`,
    full_name: 'Hannah Whitlock',
    company_name: 'Deltaquay',
    description: 'One screen weighs four megabytes.\nCan the core stay?',
    departments_json: JSON.stringify(getSite().requestTypes.slice(0, 1)),
    created_at: now.toISOString(),
    next_step: 'Call, 30 minutes',
    due_at: now.toISOString(),
    attachment_name: null,
    email: 'hannah@deltaquay.example',
    addressee: '',
  }) as EnquiryRow;

type SampleOptions = { siteUrl: string; now: Date; mark: MailFile };

function createSampleContent(
  mail: MailName,
  text: MailText,
  to: string,
  { siteUrl, now }: SampleOptions,
): MailContent {
  const texts = { ...builtInMailTexts, [mail]: text };
  const notice = NOTICES[mail];
  if (notice) {
    const reasons = notice === 'publication-stopped' ? ['The description is missing'] : [];
    const details = {
      kind: 'article',
      id: 'example',
      title: 'An example',
      by: 'Hannah Whitlock',
      reasons,
    } as const;
    return composeContentNotice(
      notice,
      notice === 'published' ? { ...details, slug: 'an-example' } : details,
      { siteUrl },
      texts,
    );
  }
  if (mail === 'requestAssigned' || mail === 'requestDigest') {
    const row = createSampleRow(now);
    return mail === 'requestAssigned'
      ? composeAssignment(row, { by: 'Danylo Marchenko' }, { siteUrl }, texts)
      : composeDigest([row], { overdueIds: [row.id], overdue: 1, spam: 2 }, { siteUrl }, texts);
  }
  if (mail === 'receipt')
    return composeVisitorConfirmation(toEnquiryFacts(createSampleRow(now)), { siteUrl }, texts);
  if (mail === 'newRequest')
    return composeStaffNotice(toEnquiryFacts(createSampleRow(now)), { siteUrl }, false, texts);
  const link = {
    kind: mail === 'invitation' ? 'invitation' : 'password-reset',
    expires_at: new Date(now.getTime() + 2 * DAY_MS).toISOString(),
  } as MemberLinkRow;
  // A sample must not contain a working one-time link.
  const url = `${siteUrl}${getArticlePath('an-example')}`;
  return composeMemberLinkEmail(link, { email: to, role: 'author' } as MemberRow, { siteUrl, url }, texts);
}

export function composeSampleMail(
  mail: MailName,
  text: MailText,
  to: string,
  options: SampleOptions,
): MailMessage {
  const content = createSampleContent(mail, text, to, options);
  return {
    messageId: getMessageId({ message_id: `test-${randomUUID()}` }),
    date: options.now,
    to,
    replyTo: to,
    ...content,
    subject: `Test: ${content.subject}`,
    attachments: [options.mark],
  };
}
