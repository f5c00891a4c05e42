import { getSite } from '../../content/site';
import { formatFileSize } from '../../domain/attachment';
import type { MailTexts } from '../../domain/mail-texts';
import { screens } from '../../domain/paths';
import { escapeHtml } from '../http/escape';
import { firstName, formatOfficeTime } from './format';
import { button, factTable, link, mailHtml } from './layout';
import type { EnquiryFacts, MailContent, MailPlace } from './request';
import { said } from './said';

/**
 * Tells the visitor that the request is here. Anybody may type anybody's address into the form, so nothing
 * the visitor wrote is in it but a first name: it must be useless for sending advertisements.
 */
export function visitorConfirmation(
  request: EnquiryFacts,
  { siteUrl }: MailPlace,
  { receipt }: MailTexts,
): MailContent {
  const { reference, addressee, needs, receivedAt, attachment } = request;
  const { subject, heading, intro, lines, after, afterLine, preheader } = said(receipt, siteUrl, {
    name: firstName(request.fullName) ?? '',
    reference,
    manager: addressee || getSite().name,
    'answer time': getSite().answerTime,
  });
  const contact = `${siteUrl}${screens.contact.path}`;
  const privacy = `${siteUrl}${screens.privacy.path}`;
  const facts: [label: string, text: string][] = [
    ['Reference', reference],
    ...(addressee ? [['Addressed to', addressee] satisfies [string, string]] : []),
    ['Asked for', needs],
    ['Received', formatOfficeTime(receivedAt)],
  ];
  if (attachment) facts.push(['Attached', `one ${attachment.kind}, ${formatFileSize(attachment.size)}`]);
  const why = `${getSite().name}, ${getSite().office.title}. You get this because you wrote to us on ${new URL(siteUrl).host}. We keep enquiries for up to a year;`;

  return {
    subject,
    html: mailHtml({
      title: subject,
      preheader,
      heading,
      intro,
      facts: factTable(facts.map(([label, text]) => [label, escapeHtml(text)])),
      action: after + button(contact, 'Book a call instead', 'black'),
      footer: `${escapeHtml(why)} the ${link(privacy, 'privacy policy')} says what else.`,
    }),
    text: [
      heading,
      ...lines,
      facts.map(([label, text]) => `${label}: ${text}`).join('\n'),
      afterLine,
      `Book a call instead: ${contact}`,
      `${why} the privacy policy says what else: ${privacy}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
