import type { ContentNotice, ContentNoticeKind } from '../../domain/content-notices';
import { kinds } from '../../domain/kinds';
import { KIND_AREAS } from '../../domain/kinds/areas';
import type { MailName, MailTexts } from '../../domain/mail-texts';
import { escapeHtml, stripControls } from '../http/escape';
import type { MailContent } from './enquiry-facts';
import { renderButton, renderFactTable, renderMail, renderQuote } from './layout';
import { renderMailText } from './render-mail-text';

const WORDS: Record<ContentNoticeKind, { mail: MailName; action: string; footer: string }> = {
  'publication-asked': {
    mail: 'publicationAsked',
    action: 'Open the draft',
    footer: 'Everyone who can publish received this email. Only one of you needs to publish it.',
  },
  'publication-stopped': {
    mail: 'publicationStopped',
    action: 'Open the draft',
    footer: 'Nothing was lost. Fix the problem, then publish or schedule it again.',
  },
  published: {
    mail: 'published',
    action: 'View on the site',
    footer: 'You received this email because you requested its publication.',
  },
};

/** Composes an email to a member about an item. Escapes texts that members wrote. */
export function composeContentNotice(
  notice: ContentNoticeKind,
  about: ContentNotice,
  { siteUrl }: { siteUrl: string },
  texts: MailTexts,
): MailContent {
  const { mail, action, footer } = WORDS[notice];
  const kind = kinds[about.kind];
  const title = stripControls(about.title) || 'Untitled';
  const note = stripControls(about.note ?? '');
  const { subject, heading, intro, lines, after, afterLine, preheader } = renderMailText(
    texts[mail],
    siteUrl,
    {
      title,
      kind: kind.noun,
      by: stripControls(about.by) || 'A user',
    },
  );
  const reasons = (about.reasons ?? []).map(stripControls);
  const itemUrl =
    siteUrl + (about.slug === undefined ? KIND_AREAS[about.kind].edit(about.id) : kind.path(about.slug));
  const facts: [label: string, text: string][] = [
    ['Title', title],
    ...reasons.map((reason, index): [string, string] => [index === 0 ? 'Problem' : '', reason]),
  ];
  return {
    subject,
    html: renderMail({
      title: heading,
      preheader,
      heading,
      intro: intro + (note && renderQuote(note)),
      facts: renderFactTable(facts.map(([label, text]) => [label, escapeHtml(text)])),
      action: after + renderButton(itemUrl, action, 'red'),
      footer: escapeHtml(footer),
    }),
    text: [
      heading,
      ...lines,
      note,
      facts.map(([label, text]) => (label ? `${label}: ${text}` : text)).join('\n'),
      afterLine,
      `${action}: ${itemUrl}`,
      footer,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
