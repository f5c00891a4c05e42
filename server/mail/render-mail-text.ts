import { getSite } from '../../domain/current-site';
import { interpolate, type MailText, splitParagraphs } from '../../domain/mail-texts';
import { escapeHtml, stripControls } from '../http/escape';
import { renderParagraph } from './layout';

/**
 * Renders staff’s email text with its placeholders as HTML and plain text.
 * @param values by placeholder names in `MAILS`. The function escapes them.
 */
export function renderMailText(
  { subject, heading, text, after }: MailText,
  siteUrl: string,
  values: Readonly<Record<string, string>>,
) {
  const placeholders = Object.entries({ agency: getSite().name, site: new URL(siteUrl).host, ...values });
  const plain = Object.fromEntries(placeholders.map(([name, value]) => [name, stripControls(value)]));
  const escaped = Object.fromEntries(placeholders.map(([name, value]) => [name, escapeHtml(value)]));
  const toLine = (template: string) => interpolate(template, plain).replace(/\s+/g, ' ').trim();
  const toHtml = (template: string) =>
    renderParagraph(interpolate(escapeHtml(template), escaped).replaceAll('\n', '<br>'));
  const paragraphs = splitParagraphs(text);
  const lines = paragraphs.map(template => interpolate(template, plain));
  return {
    subject: toLine(subject),
    heading: toLine(heading),
    intro: paragraphs.map(toHtml).join(''),
    after: after && toHtml(after),
    lines,
    afterLine: interpolate(after, plain),
    /** Mail clients show this text after the subject. */
    preheader: (lines.at(-1) ?? '').replace(/\s+/g, ' '),
  };
}
