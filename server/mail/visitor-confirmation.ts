import { formatFileSize } from '../../domain/attachment';
import { getSite } from '../../domain/current-site';
import type { MailTexts } from '../../domain/mail-texts';
import { bookingPaths, screens } from '../../domain/paths';
import { escapeHtml } from '../http/escape';
import type { EnquiryFacts, MailSite } from './enquiry-facts';
import { formatOfficeTime, parseFirstName } from './format';
import { renderLink } from './layout';
import { type MailContent, renderMailContent } from './mail-content';

/**
 * Composes the visitor’s receipt. Anyone can enter another person’s email address, so the receipt contains nothing that
 * the visitor wrote except a first name, which makes it useless for spam.
 */
export function composeVisitorConfirmation(
  request: EnquiryFacts,
  { siteUrl }: MailSite,
  { receipt }: MailTexts,
): MailContent {
  const { reference, addressee, needs, receivedAt, attachment } = request;
  const privacyUrl = `${siteUrl}${screens.privacy.path}`;
  const reason = `${getSite().name}, ${getSite().office.title}. You received this email because you contacted us on ${new URL(siteUrl).host}. We keep requests for up to a year.`;
  return renderMailContent(receipt, siteUrl, {
    values: {
      name: parseFirstName(request.fullName) ?? '',
      reference,
      manager: addressee || getSite().name,
      'answer time': getSite().answerTime,
    },
    isTitledBySubject: true,
    facts: [
      ['Reference', reference],
      ['Addressed to', addressee || undefined],
      ['Request', needs],
      ['Received', formatOfficeTime(receivedAt)],
      ['Attachment', attachment && `one ${attachment.kind}, ${formatFileSize(attachment.size)}`],
    ],
    action: { label: 'Book a call instead', url: `${siteUrl}${bookingPaths.book}`, tone: 'black' },
    footer: `${reason} See our privacy policy for details: ${privacyUrl}`,
    footerHtml: `${escapeHtml(reason)} See our ${renderLink(privacyUrl, 'privacy policy')} for details.`,
  });
}
