import type { ContentNotice, ContentNoticeKind } from '../../domain/content-notice';
import { kinds } from '../../domain/kinds';
import { KIND_AREAS } from '../../domain/kinds/areas';
import type { MailName, MailTexts } from '../../domain/mail-texts';
import { escapeHtml, withoutControls } from '../http/escape';
import { button, factTable, mailHtml, quote } from './layout';
import type { MailContent } from './request';
import { said } from './said';

const WORDS: Record<ContentNoticeKind, { mail: MailName; action: string; footer: string }> = {
  'publication-asked': {
    mail: 'publicationAsked',
    action: 'Look at it',
    footer: 'Everybody who may publish has this mail. Whoever publishes first is enough.',
  },
  'publication-stopped': {
    mail: 'publicationStopped',
    action: 'Put it right',
    footer: 'Once it is right it can be published at once or planned again. Nothing of it is lost.',
  },
  published: {
    mail: 'published',
    action: 'See it on the site',
    footer: 'You asked for it. What you change from now on is a draft again.',
  },
};

/** Tells a member what became of an item, or what is asked of them. What people wrote stands in it as text. */
export function contentNoticeMail(
  notice: ContentNoticeKind,
  about: ContentNotice,
  { siteUrl }: { siteUrl: string },
  texts: MailTexts,
): MailContent {
  const { mail, action, footer } = WORDS[notice];
  const kind = kinds[about.kind];
  const title = withoutControls(about.title) || 'Without a title';
  const note = withoutControls(about.note ?? '');
  const { subject, heading, intro, lines, after, afterLine, preheader } = said(texts[mail], siteUrl, {
    title,
    kind: kind.noun,
    by: withoutControls(about.by) || 'Somebody',
  });
  const reasons = (about.reasons ?? []).map(withoutControls);
  const address =
    siteUrl + (about.slug === undefined ? KIND_AREAS[about.kind].edit(about.id) : kind.path(about.slug));
  const facts: [label: string, text: string][] = [
    ['Title', title],
    ...reasons.map((reason, index): [string, string] => [index === 0 ? 'In the way' : '', reason]),
  ];
  return {
    subject,
    html: mailHtml({
      title: heading,
      preheader,
      heading,
      intro: intro + (note && quote(note)),
      facts: factTable(facts.map(([label, text]) => [label, escapeHtml(text)])),
      action: after + button(address, action, 'red'),
      footer: escapeHtml(footer),
    }),
    text: [
      heading,
      ...lines,
      note,
      facts.map(([label, text]) => (label ? `${label}: ${text}` : text)).join('\n'),
      afterLine,
      `${action}: ${address}`,
      footer,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
