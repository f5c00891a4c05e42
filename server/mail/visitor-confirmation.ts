import { site } from '../../content/site';
import { formatFileSize } from '../../domain/attachment';
import { screens } from '../../domain/paths';
import { escapeHtml } from '../http/escape';
import { firstName, formatOfficeTime } from './format';
import { button, factTable, link, mailHtml, paragraph } from './layout';
import type { EnquiryFacts, MailContent, MailPlace } from './request';

const HEADING = 'We have your request';
const arrived = () =>
  `Your message has arrived and is on a real desk. You will hear from us within ${site.answerTime}, from a person whose name you can write to.`;
const MORE = 'Forgot something? Reply to this mail and it lands in the same place.';

/**
 * Tells the visitor that the request is here. Anybody may type anybody's address into the form, so nothing
 * the visitor wrote is in it but a first name: it must be useless for sending advertisements.
 */
export function visitorConfirmation(request: EnquiryFacts, { siteUrl }: MailPlace): MailContent {
  const { reference, addressee, needs, receivedAt, attachment } = request;
  const name = firstName(request.fullName);
  const greeting = name ? `Hello ${name},` : 'Hello,';
  const contact = `${siteUrl}${screens.contact.path}`;
  const privacy = `${siteUrl}${screens.privacy.path}`;
  const facts: [label: string, text: string][] = [
    ['Reference', reference],
    ...(addressee ? [['Addressed to', addressee] satisfies [string, string]] : []),
    ['Asked for', needs],
    ['Received', formatOfficeTime(receivedAt)],
  ];
  if (attachment) facts.push(['Attached', `one ${attachment.kind}, ${formatFileSize(attachment.size)}`]);
  const subject = `${HEADING} (${reference})`;
  const why = `${site.name}, ${site.office.title}. You get this because you wrote to us on ${new URL(siteUrl).host}. We keep enquiries for up to a year;`;

  return {
    subject,
    html: mailHtml({
      title: subject,
      preheader: 'An engineer reads it before anybody answers. Reply to this mail to add anything.',
      heading: HEADING,
      intro: paragraph(escapeHtml(greeting)) + paragraph(arrived()),
      facts: factTable(facts.map(([label, text]) => [label, escapeHtml(text)])),
      action: paragraph(MORE) + button(contact, 'Book a call instead', 'black'),
      footer: `${escapeHtml(why)} the ${link(privacy, 'privacy policy')} says what else.`,
    }),
    text: [
      HEADING,
      `${greeting}\n\n${arrived()}`,
      facts.map(([label, text]) => `${label}: ${text}`).join('\n'),
      MORE,
      `Book a call instead: ${contact}`,
      `${why} the privacy policy says what else: ${privacy}`,
    ].join('\n\n'),
  };
}
