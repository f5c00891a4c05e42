import { formatFileSize } from '../../domain/attachment';
import { ATTACHMENT_KEPT_DAYS } from '../../domain/limits';
import { cutDescription } from '../../domain/meta';
import { requestPath } from '../../domain/paths';
import { escapeHtml, withoutControls } from '../http/escape';
import { firstName } from './format';
import { button, factTable, link, mailHtml, paragraph, quote } from './layout';
import type { EnquiryFacts, MailContent, MailPlace } from './request';

/**
 * Tells staff of a new request.
 * @param enclosed whether the attachment comes with the mail; a mail server may have refused its size.
 */
export function staffNotice(request: EnquiryFacts, { siteUrl }: MailPlace, enclosed: boolean): MailContent {
  const { reference, fullName, email, addressee, needs, attachment } = request;
  const who = withoutControls([fullName, request.companyName].filter(Boolean).join(', '));
  const said = withoutControls(request.description) || 'No message came with it.';
  const admin = `${siteUrl}${requestPath(request.id)}`;
  const file =
    attachment &&
    `${withoutControls(attachment.name)}, ${formatFileSize(attachment.size)}, ${enclosed ? 'enclosed' : 'in the admin'}`;
  const subject = `New request ${reference}: ${who}`;
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
      preheader: `${needs}. ${cutDescription(said)}`,
      heading: who,
      intro: request.description ? quote(said) : paragraph(said),
      facts: factTable(facts.map(([label, text, html]) => [label, html ?? escapeHtml(text)])),
      action: button(admin, 'Open in the admin', 'red'),
      footer: escapeHtml(footer),
    }),
    text: [
      who,
      said,
      facts.map(([label, text]) => `${label}: ${text}`).join('\n'),
      `Open in the admin: ${admin}`,
      footer,
    ].join('\n\n'),
  };
}
