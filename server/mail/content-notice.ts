import type { ContentNotice, ContentNoticeKind } from '../../domain/content-notices';
import { kinds } from '../../domain/kinds';
import { KIND_AREAS } from '../../domain/kinds/areas';
import type { MailName, MailTexts } from '../../domain/mail-texts';
import { stripControls } from '../http/escape';
import type { MailSite } from './enquiry-facts';
import { renderQuote } from './layout';
import { type MailContent, renderMailContent } from './mail-content';

const NOTICE_TEXTS: Record<ContentNoticeKind, { mail: MailName; action: string; footer: string }> = {
  'publication-asked': {
    mail: 'publicationAsked',
    action: 'Open the draft',
    footer: 'Everyone who can publish received this email. Only one of you needs to publish the draft.',
  },
  'publication-stopped': {
    mail: 'publicationStopped',
    action: 'Open the draft',
    footer: 'Nothing was lost. Fix the problem, then publish or schedule the draft again.',
  },
  published: {
    mail: 'published',
    action: 'View on the site',
    footer: 'You received this email because you requested this publication.',
  },
};

/** Composes an email to a member about an item. Escapes texts that members wrote. */
export function composeContentNotice(
  notice: ContentNoticeKind,
  content: ContentNotice,
  { siteUrl }: MailSite,
  texts: MailTexts,
): MailContent {
  const { mail, action, footer } = NOTICE_TEXTS[notice];
  const kind = kinds[content.kind];
  const title = stripControls(content.title) || 'Untitled';
  const note = stripControls(content.note ?? '');
  const reasons = (content.reasons ?? []).map(stripControls);
  const itemUrl =
    siteUrl +
    (content.slug === undefined ? KIND_AREAS[content.kind].edit(content.id) : kind.getPath(content.slug));
  return renderMailContent(texts[mail], siteUrl, {
    values: { title, kind: kind.noun, by: stripControls(content.by) || 'A user' },
    note,
    noteHtml: note && renderQuote(note),
    facts: [
      ['Title', title],
      ...reasons.map((reason, index): [string, string] => [index === 0 ? 'Problem' : '', reason]),
    ],
    action: { label: action, url: itemUrl, tone: 'red' },
    footer,
  });
}
