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
    footer: 'The link works once. If you didn’t expect this invitation, ignore this email.',
  },
  'password-reset': {
    mail: 'passwordReset',
    action: 'Choose a new password',
    footer: 'The link works once. If you didn’t request it, ignore this email. Your password won’t change.',
  },
} as const;

export function composeMemberLink(
  link: MemberLinkRow,
  member: MemberRow,
  { siteUrl, url }: { siteUrl: string; url: string },
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
    ...(link.kind === 'invitation'
      ? [['Role', ROLE_WORDS[member.role].name] satisfies [string, string]]
      : []),
    ['Expires', formatOfficeTime(new Date(link.expires_at))],
  ];
  return {
    subject,
    html: renderMail({
      title: heading,
      preheader,
      heading,
      intro,
      facts: renderFactTable(facts.map(([label, text]) => [label, escapeHtml(text)])),
      action: after + renderButton(url, action, 'red'),
      footer: escapeHtml(footer),
    }),
    text: [
      heading,
      ...lines,
      facts.map(([label, text]) => `${label}: ${text}`).join('\n'),
      afterLine,
      `${action}: ${url}`,
      footer,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
