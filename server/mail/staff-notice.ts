import { formatFileSize } from '../../domain/attachment';
import { getSite } from '../../domain/current-site';
import { ATTACHMENT_KEPT_DAYS } from '../../domain/limits';
import type { MailTexts } from '../../domain/mail-texts';
import { truncateDescription } from '../../domain/meta';
import { requestPath } from '../../domain/paths';
import { escapeHtml, stripControls } from '../http/escape';
import type { EnquiryFacts, MailContent, MailSite } from './enquiry-facts';
import { parseFirstName } from './format';
import {
  renderButton,
  renderFactTable,
  renderLink,
  renderMail,
  renderParagraph,
  renderQuote,
} from './layout';
import { renderMailText } from './render-mail-text';

/** @param enclosed whether the attachment is included. A mail server may reject its size. */
export function composeStaffNotice(
  request: EnquiryFacts,
  { siteUrl }: MailSite,
  enclosed: boolean,
  { newRequest }: MailTexts,
): MailContent {
  const { reference, fullName, email, addressee, needs, attachment } = request;
  const sender = stripControls([fullName, request.companyName].filter(Boolean).join(', '));
  const message = stripControls(request.description) || 'No message.';
  const admin = `${siteUrl}${requestPath(request.id)}`;
  const file =
    attachment &&
    `${stripControls(attachment.name)}, ${formatFileSize(attachment.size)}, ${enclosed ? 'enclosed' : 'in the admin'}`;
  const { subject, heading, intro, lines, after, afterLine } = renderMailText(newRequest, siteUrl, {
    who: sender,
    reference,
    manager: addressee || getSite().name,
  });
  const footer = `Replies go directly to ${parseFirstName(fullName) ?? 'the sender'}. Attachments are stored on this site and deleted after ${ATTACHMENT_KEPT_DAYS} days.`;

  const facts: [label: string, text: string, html?: string][] = [
    ...(addressee ? [['For', addressee] satisfies [string, string]] : []),
    ['Request', needs],
    ['Email', email, renderLink(`mailto:${email}`, email)],
    ...(file ? [['Attached', file] satisfies [string, string]] : []),
    ['Reference', reference],
  ];
  return {
    subject,
    html: renderMail({
      title: subject,
      preheader: `${needs}. ${truncateDescription(message)}`,
      heading,
      intro: intro + (request.description ? renderQuote(message) : renderParagraph(message)),
      facts: renderFactTable(facts.map(([label, text, html]) => [label, html ?? escapeHtml(text)])),
      action: after + renderButton(admin, 'Open in the admin', 'red'),
      footer: escapeHtml(footer),
    }),
    text: [
      heading,
      ...lines,
      message,
      facts.map(([label, text]) => `${label}: ${text}`).join('\n'),
      afterLine,
      `Open in the admin: ${admin}`,
      footer,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
