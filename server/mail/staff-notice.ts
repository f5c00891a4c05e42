import { formatFileSize } from '../../domain/attachment';
import { getSite } from '../../domain/current-site';
import { ATTACHMENT_RETENTION_DAYS } from '../../domain/limits';
import type { MailTexts } from '../../domain/mail-texts';
import { truncateDescription } from '../../domain/meta';
import { getEnquiryPath } from '../../domain/paths';
import { stripControls } from '../http/escape';
import { type EnquiryFacts, formatSender, type MailSite } from './enquiry-facts';
import { parseFirstName } from './format';
import { renderLink, renderParagraph, renderQuote } from './layout';
import { type MailContent, renderMailContent } from './mail-content';

/** @param isEnclosed whether the attachment is included. A mail server may reject its size. */
export function composeStaffNotice(
  request: EnquiryFacts,
  { siteUrl }: MailSite,
  isEnclosed: boolean,
  { newRequest }: MailTexts,
): MailContent {
  const { reference, fullName, email, addressee, needs, attachment } = request;
  const sender = formatSender(request);
  const message = stripControls(request.description) || 'No message.';
  const file =
    attachment &&
    `${stripControls(attachment.name)}, ${formatFileSize(attachment.size)}, ${isEnclosed ? 'attached' : 'in the admin'}`;
  const footer = `Replies go directly to ${parseFirstName(fullName) ?? 'the sender'}. Attachments are stored on this site and deleted after ${ATTACHMENT_RETENTION_DAYS} days.`;
  return renderMailContent(newRequest, siteUrl, {
    values: { who: sender, reference, manager: addressee || getSite().name },
    isTitledBySubject: true,
    preheader: `${needs}. ${truncateDescription(message)}`,
    note: message,
    noteHtml: request.description ? renderQuote(message) : renderParagraph(message),
    facts: [
      ['For', addressee || undefined],
      ['Request', needs],
      ['Email', email, renderLink(`mailto:${email}`, email)],
      ['Attachment', file],
      ['Reference', reference],
    ],
    action: { label: 'Open in the admin', url: `${siteUrl}${getEnquiryPath(request.id)}`, tone: 'red' },
    footer,
  });
}
