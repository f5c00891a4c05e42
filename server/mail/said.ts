import { getSite } from '../../content/site';
import { interpolate, type MailText, splitParagraphs } from '../../domain/mail-texts';
import { escapeHtml, withoutControls } from '../http/escape';
import { paragraph } from './layout';

/**
 * What staff say in a mail, with what differs from mail to mail put in, as HTML and as text.
 * @param values what the mail knows, by the names of `MAILS`; whatever they hold stands there as text.
 */
export function said(
  { subject, heading, text, after }: MailText,
  siteUrl: string,
  values: Readonly<Record<string, string>>,
) {
  const known = Object.entries({ agency: getSite().name, site: new URL(siteUrl).host, ...values });
  const plain = Object.fromEntries(known.map(([name, value]) => [name, withoutControls(value)]));
  const escaped = Object.fromEntries(known.map(([name, value]) => [name, escapeHtml(value)]));
  const line = (template: string) => interpolate(template, plain).replace(/\s+/g, ' ').trim();
  const html = (template: string) =>
    paragraph(interpolate(escapeHtml(template), escaped).replaceAll('\n', '<br>'));
  const paragraphs = splitParagraphs(text);
  const lines = paragraphs.map(template => interpolate(template, plain));
  return {
    subject: line(subject),
    heading: line(heading),
    intro: paragraphs.map(html).join(''),
    after: after && html(after),
    lines,
    afterLine: interpolate(after, plain),
    /** What a list of mails shows beside the subject. */
    preheader: (lines.at(-1) ?? '').replace(/\s+/g, ' '),
  };
}
