import { randomUUID } from 'node:crypto';
import { builtInMailTexts } from '../../content/mail-texts';
import { getSite } from '../../content/site';
import type { MemberLinkRow, MemberRow } from '../../db/schema';
import type { ContentNoticeKind } from '../../domain/content-notice';
import type { MailName, MailText } from '../../domain/mail-texts';
import { articlePath } from '../../domain/paths';
import { DAY_MS } from '../../domain/time';
import { messageIdOf } from './compose';
import { contentNoticeMail } from './content-notice';
import { memberLinkMail } from './member-link';
import type { MailFile, MailMessage } from './message';
import type { EnquiryFacts, MailContent } from './request';
import { staffNotice } from './staff-notice';
import { visitorConfirmation } from './visitor-confirmation';

const NOTICES: Partial<Record<MailName, ContentNoticeKind>> = {
  publicationAsked: 'publication-asked',
  publicationStopped: 'publication-stopped',
  published: 'published',
};

type Place = { siteUrl: string; now: Date; mark: MailFile };

const request = (now: Date): EnquiryFacts => ({
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

function contentOf(mail: MailName, says: MailText, to: string, { siteUrl, now }: Place): MailContent {
  const texts = { ...builtInMailTexts, [mail]: says };
  const notice = NOTICES[mail];
  if (notice) {
    const reasons = notice === 'publication-stopped' ? ['The description is missing'] : [];
    const about = {
      kind: 'article',
      id: 'example',
      title: 'An example',
      by: 'Hannah Whitlock',
      reasons,
    } as const;
    return contentNoticeMail(
      notice,
      notice === 'published' ? { ...about, slug: 'an-example' } : about,
      { siteUrl },
      texts,
    );
  }
  if (mail === 'receipt') return visitorConfirmation(request(now), { siteUrl }, texts);
  if (mail === 'newRequest') return staffNotice(request(now), { siteUrl }, false, texts);
  const link = {
    kind: mail === 'invitation' ? 'invitation' : 'password-reset',
    expires_at: new Date(now.getTime() + 2 * DAY_MS).toISOString(),
  } as MemberLinkRow;
  // It lets nobody in.
  const address = `${siteUrl}${articlePath('an-example')}`;
  return memberLinkMail(link, { email: to, role: 'author' } as MemberRow, { siteUrl, address }, texts);
}

/** A mail as it would go out, to somebody who tries its texts: about a request, an article or a link that there is not. */
export function sampleMail(mail: MailName, says: MailText, to: string, place: Place): MailMessage {
  const content = contentOf(mail, says, to, place);
  return {
    messageId: messageIdOf({ message_id: `test-${randomUUID()}` }),
    date: place.now,
    to,
    replyTo: to,
    ...content,
    subject: `Test: ${content.subject}`,
    attachments: [place.mark],
  };
}
