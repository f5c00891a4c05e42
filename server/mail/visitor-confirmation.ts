import { formatFileSize } from '../../domain/attachment';
import { getSite } from '../../domain/current-site';
import type { MailTexts } from '../../domain/mail-texts';
import { screens } from '../../domain/paths';
import { escapeHtml } from '../http/escape';
import type { EnquiryFacts, MailContent, MailSite } from './enquiry-facts';
import { formatOfficeTime, parseFirstName } from './format';
import { renderButton, renderFactTable, renderLink, renderMail } from './layout';
import { renderMailText } from './render-mail-text';

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
  const { subject, heading, intro, lines, after, afterLine, preheader } = renderMailText(receipt, siteUrl, {
    name: parseFirstName(request.fullName) ?? '',
    reference,
    manager: addressee || getSite().name,
    'answer time': getSite().answerTime,
  });
  const contact = `${siteUrl}${screens.contact.path}`;
  const privacy = `${siteUrl}${screens.privacy.path}`;
  const facts: [label: string, text: string][] = [
    ['Reference', reference],
    ...(addressee ? [['Addressed to', addressee] satisfies [string, string]] : []),
    ['Request', needs],
    ['Received', formatOfficeTime(receivedAt)],
  ];
  if (attachment) facts.push(['Attached', `one ${attachment.kind}, ${formatFileSize(attachment.size)}`]);
  const reason = `${getSite().name}, ${getSite().office.title}. You received this email because you contacted us on ${new URL(siteUrl).host}. We keep requests for up to a year.`;

  return {
    subject,
    html: renderMail({
      title: subject,
      preheader,
      heading,
      intro,
      facts: renderFactTable(facts.map(([label, text]) => [label, escapeHtml(text)])),
      action: after + renderButton(contact, 'Book a call instead', 'black'),
      footer: `${escapeHtml(reason)} See our ${renderLink(privacy, 'privacy policy')} for details.`,
    }),
    text: [
      heading,
      ...lines,
      facts.map(([label, text]) => `${label}: ${text}`).join('\n'),
      afterLine,
      `Book a call instead: ${contact}`,
      `${reason} See our privacy policy for details: ${privacy}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
