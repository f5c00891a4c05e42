import { getSite } from '../../content/site';
import { formatFileSize } from '../../domain/attachment';
import { ATTACHMENT_KEPT_DAYS } from '../../domain/limits';
import type { MailTexts } from '../../domain/mail-texts';
import { truncateDescription } from '../../domain/meta';
import { requestPath } from '../../domain/paths';
import { escapeHtml, withoutControls } from '../http/escape';
import { firstName } from './format';
import { button, factTable, link, mailHtml, paragraph, quote } from './layout';
import type { EnquiryFacts, MailContent, MailPlace } from './request';
import { said } from './said';

/**
 * Tells staff of a new request.
 * @param enclosed whether the attachment comes with the mail; a mail server may have refused its size.
 */
export function staffNotice(
  request: EnquiryFacts,
  { siteUrl }: MailPlace,
  enclosed: boolean,
  { newRequest }: MailTexts,
): MailContent {
  const { reference, fullName, email, addressee, needs, attachment } = request;
  const who = withoutControls([fullName, request.companyName].filter(Boolean).join(', '));
  const message = withoutControls(request.description) || 'No message came with it.';
  const admin = `${siteUrl}${requestPath(request.id)}`;
  const file =
    attachment &&
    `${withoutControls(attachment.name)}, ${formatFileSize(attachment.size)}, ${enclosed ? 'enclosed' : 'in the admin'}`;
  const { subject, heading, intro, lines, after, afterLine } = said(newRequest, siteUrl, {
    who,
    reference,
    manager: addressee || getSite().name,
  });
  const footer = `Reply goes straight to ${firstName(fullName) ?? 'the sender'}. Attachments stay on our own storage and are deleted after ${ATTACHMENT_KEPT_DAYS} days.`;

  const facts: [label: string, text: string, html?: string][] = [
    ...(addressee ? [['For', addressee] satisfies [string, string]] : []),
    ['Needs', needs],
    ['Mail', email, link(`mailto:${email}`, email)],
    ...(file ? [['Attached', file] satisfies [string, string]] : []),
    ['Reference', reference],
  ];
  return {
    subject,
    html: mailHtml({
      title: subject,
      preheader: `${needs}. ${truncateDescription(message)}`,
      heading,
      intro: intro + (request.description ? quote(message) : paragraph(message)),
      facts: factTable(facts.map(([label, text, html]) => [label, html ?? escapeHtml(text)])),
      action: after + button(admin, 'Open in the admin', 'red'),
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
