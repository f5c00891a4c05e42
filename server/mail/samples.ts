import { randomUUID } from 'node:crypto';
import type { MemberLinkRow, MemberRow } from '../../db/schema';
import type { ContentNoticeKind } from '../../domain/content-notices';
import { getSite } from '../../domain/current-site';
import type { MailName, MailText } from '../../domain/mail-texts';
import { getArticlePath } from '../../domain/paths';
import { DAY_MS } from '../../domain/time';
import { builtInMailTexts } from '../../site-data';
import { getMessageId } from './compose';
import { composeContentNotice } from './content-notice';
import type { EnquiryFacts } from './enquiry-facts';
import type { MailContent } from './mail-content';
import { composeMemberLink } from './member-link';
import type { MailFile, MailMessage } from './message';
import { composeStaffNotice } from './staff-notice';
import { composeVisitorConfirmation } from './visitor-confirmation';

const NOTICES: Partial<Record<MailName, ContentNoticeKind>> = {
  publicationAsked: 'publication-asked',
  publicationStopped: 'publication-stopped',
  published: 'published',
};

type SampleOptions = { siteUrl: string; now: Date; mark: MailFile };

const createSampleRequest = (now: Date): EnquiryFacts => ({
  id: 'example',
  reference: `${getSite().referencePrefix}-2611-0214`,
  fullName: 'Hannah Whitlock',
  companyName: 'Deltaquay',
  email: 'hannah@deltaquay.example',
  description: 'One screen weighs four megabytes.\nCan the core stay?',
  addressee: '',
  needs: getSite().requestTypes[0] ?? '',
  receivedAt: now,
  attachment: undefined,
});

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
  if (mail === 'receipt') return composeVisitorConfirmation(createSampleRequest(now), { siteUrl }, texts);
  if (mail === 'newRequest') return composeStaffNotice(createSampleRequest(now), { siteUrl }, false, texts);
  const link = {
    kind: mail === 'invitation' ? 'invitation' : 'password-reset',
    expires_at: new Date(now.getTime() + 2 * DAY_MS).toISOString(),
  } as MemberLinkRow;
  // This link grants nothing.
  const url = `${siteUrl}${getArticlePath('an-example')}`;
  return composeMemberLink(link, { email: to, role: 'author' } as MemberRow, { siteUrl, url }, texts);
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
