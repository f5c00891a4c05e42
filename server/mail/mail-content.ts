import { getSite } from '../../domain/current-site';
import { interpolate, type MailText, splitParagraphs } from '../../domain/mail-texts';
import { escapeHtml, stripControls } from '../http/escape';
import { renderButton, renderFactTable, renderMail, renderParagraph } from './layout';

export type MailContent = { subject: string; html: string; text: string };

/** An email’s content as plain text, except for `…Html` fields, which replace that text in HTML. */
type MailBody = {
  /** Placeholder values by their names in `MAIL_DESCRIPTIONS`. */
  values?: Readonly<Record<string, string>>;
  /** Whether the title is the subject instead of the heading. */
  isTitledBySubject?: boolean;
  /** Text that mail clients show after the subject. Defaults to the last paragraph. */
  preheader?: string;
  /** A text that a person wrote, shown below the template’s text. */
  note?: string;
  noteHtml?: string;
  /** Facts without a text are omitted. */
  facts: readonly [label: string, text: string | undefined, html?: string][];
  action: { label: string; url: string; tone: 'red' | 'black' };
  footer: string;
  footerHtml?: string;
};

/** Renders an email as HTML and plain text, with placeholders filled in and facts added. */
export function renderMailContent(template: MailText, siteUrl: string, body: MailBody): MailContent {
  const { note = '', noteHtml = '', action, footer, footerHtml = escapeHtml(footer) } = body;
  const placeholders = Object.entries({
    agency: getSite().name,
    site: new URL(siteUrl).host,
    ...body.values,
  });
  const plainValues = Object.fromEntries(placeholders.map(([name, value]) => [name, stripControls(value)]));
  const escapedValues = Object.fromEntries(placeholders.map(([name, value]) => [name, escapeHtml(value)]));
  const toSingleLine = (text: string) => interpolate(text, plainValues).replace(/\s+/g, ' ').trim();
  const toHtml = (text: string) =>
    renderParagraph(interpolate(escapeHtml(text), escapedValues).replaceAll('\n', '<br>'));
  const paragraphs = splitParagraphs(template.text);
  const plainParagraphs = paragraphs.map(paragraph => interpolate(paragraph, plainValues));
  const subject = toSingleLine(template.subject);
  const heading = toSingleLine(template.heading);
  const facts = body.facts.flatMap(([label, text, html]) =>
    text === undefined ? [] : [{ label, text, html: html ?? escapeHtml(text) }],
  );
  return {
    subject,
    html: renderMail({
      title: body.isTitledBySubject ? subject : heading,
      preheader: body.preheader ?? (plainParagraphs.at(-1) ?? '').replace(/\s+/g, ' '),
      heading,
      intro: paragraphs.map(toHtml).join('') + noteHtml,
      facts: renderFactTable(facts.map(({ label, html }) => [label, html])),
      action:
        (template.after && toHtml(template.after)) + renderButton(action.url, action.label, action.tone),
      footer: footerHtml,
    }),
    text: [
      heading,
      ...plainParagraphs,
      note,
      facts.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join('\n'),
      interpolate(template.after, plainValues),
      `${action.label}: ${action.url}`,
      footer,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
