import { site } from '../../content/site';
import { type ContentNotice, type ContentNoticeKind, editPath } from '../../domain/content-notice';
import { kinds } from '../../domain/kinds';
import { escapeHtml, withoutControls } from '../http/escape';
import { button, factTable, mailHtml, paragraph, quote } from './layout';
import type { MailContent } from './request';

const WORDS: Record<
  ContentNoticeKind,
  { heading: string; says: (noun: string, by: string) => string; action: string; footer: string }
> = {
  'publication-asked': {
    heading: 'Ready to publish',
    says: (noun, by) => `${by} asks for this ${noun} to be published.`,
    action: 'Look at it',
    footer: 'Everybody who may publish has this mail. Whoever publishes first is enough.',
  },
  'publication-stopped': {
    heading: 'Not published',
    says: noun =>
      `The ${noun} was to be published now, but something stands in the way. It is still a draft.`,
    action: 'Put it right',
    footer: 'Once it is right it can be published at once or planned again. Nothing of it is lost.',
  },
  published: {
    heading: 'Published',
    says: (noun, by) => `${by} has published your ${noun}.`,
    action: 'See it on the site',
    footer: 'You asked for it. What you change from now on is a draft again.',
  },
};

/** Tells a member what became of an item, or what is asked of them. What people wrote stands in it as text. */
export function contentNoticeMail(
  notice: ContentNoticeKind,
  about: ContentNotice,
  { siteUrl }: { siteUrl: string },
): MailContent {
  const { heading, says, action, footer } = WORDS[notice];
  const kind = kinds[about.kind];
  const title = withoutControls(about.title) || 'Without a title';
  const note = withoutControls(about.note ?? '');
  const intro = says(kind.noun, withoutControls(about.by) || 'Somebody');
  const reasons = (about.reasons ?? []).map(withoutControls);
  const address =
    siteUrl + (about.slug === undefined ? editPath(about.kind, about.id) : kind.path(about.slug));
  const facts: [label: string, text: string][] = [
    ['Title', title],
    ...reasons.map((reason, index): [string, string] => [index === 0 ? 'In the way' : '', reason]),
  ];
  return {
    subject: `${heading}: ${title} (${site.name})`,
    html: mailHtml({
      title: heading,
      preheader: intro,
      heading,
      intro: paragraph(escapeHtml(intro)) + (note && quote(note)),
      facts: factTable(facts.map(([label, text]) => [label, escapeHtml(text)])),
      action: button(address, action, 'red'),
      footer: escapeHtml(footer),
    }),
    text: [
      heading,
      intro,
      note,
      facts.map(([label, text]) => (label ? `${label}: ${text}` : text)).join('\n'),
      `${action}: ${address}`,
      footer,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
