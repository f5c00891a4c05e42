import type { MemberLinkRow, MemberRow } from '../../db/schema';
import type { MailTexts } from '../../domain/mail-texts';
import { ROLE_WORDS } from '../../domain/members/role-words';
import { escapeHtml } from '../http/escape';
import type { MailContent } from './enquiry-facts';
import { formatOfficeTime } from './format';
import { renderButton, renderFactTable, renderMail } from './layout';
import { renderMailText } from './render-mail-text';

const WORDS = {
  invitation: {
    mail: 'invitation',
    action: 'Accept the invitation',
    footer: 'The link works once. If you did not expect this, leave it: nothing happens.',
  },
  'password-reset': {
    mail: 'passwordReset',
    action: 'Choose a new password',
    footer: 'The link works once. If it was not you who asked, leave it: your password stays as it is.',
  },
} as const;

/** Composes an email with a one-time link. @param address the URL of the link. */
export function composeMemberLink(
  link: MemberLinkRow,
  member: MemberRow,
  { siteUrl, address }: { siteUrl: string; address: string },
  texts: MailTexts,
): MailContent {
  const { mail, action, footer } = WORDS[link.kind];
  const { subject, heading, intro, lines, after, afterLine, preheader } = renderMailText(
    texts[mail],
    siteUrl,
    {},
  );
  const facts: [label: string, text: string][] = [
    ['For', member.email],
    ...(link.kind === 'invitation' ? [['As', ROLE_WORDS[member.role].name] satisfies [string, string]] : []),
    ['Ends', formatOfficeTime(new Date(link.expires_at))],
  ];
  return {
    subject,
    html: renderMail({
      title: heading,
      preheader,
      heading,
      intro,
      facts: renderFactTable(facts.map(([label, text]) => [label, escapeHtml(text)])),
      action: after + renderButton(address, action, 'red'),
      footer: escapeHtml(footer),
    }),
    text: [
      heading,
      ...lines,
      facts.map(([label, text]) => `${label}: ${text}`).join('\n'),
      afterLine,
      `${action}: ${address}`,
      footer,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
