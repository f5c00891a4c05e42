import { site } from '../../content/site';
import type { MemberLinkRow, MemberRow } from '../../db/schema';
import { ROLE_WORDS } from '../../domain/members/role-words';
import { escapeHtml } from '../http/escape';
import { formatOfficeTime } from './format';
import { button, factTable, mailHtml, paragraph } from './layout';
import type { MailContent } from './request';

const WORDS = {
  invitation: {
    heading: 'You are invited',
    action: 'Accept the invitation',
    says: (host: string) =>
      `An owner of ${host} wants you in its staff area. Choose a name and a password, and you are in.`,
    footer: 'The link works once. If you did not expect this, leave it: nothing happens.',
  },
  'password-reset': {
    heading: 'A new password',
    action: 'Choose a new password',
    says: (host: string) =>
      `A new password was asked for, for your account at ${host}. It ends every session that is open.`,
    footer: 'The link works once. If it was not you who asked, leave it: your password stays as it is.',
  },
} as const;

/** Brings a link that lets a member in, once. @param address where the link leads. */
export function memberLinkMail(
  link: MemberLinkRow,
  member: MemberRow,
  { siteUrl, address }: { siteUrl: string; address: string },
): MailContent {
  const { heading, action, says, footer } = WORDS[link.kind];
  const intro = says(new URL(siteUrl).host);
  const facts: [label: string, text: string][] = [
    ['For', member.email],
    ...(link.kind === 'invitation' ? [['As', ROLE_WORDS[member.role].name] satisfies [string, string]] : []),
    ['Ends', formatOfficeTime(new Date(link.expires_at))],
  ];
  return {
    subject: `${heading} (${site.name})`,
    html: mailHtml({
      title: heading,
      preheader: intro,
      heading,
      intro: paragraph(escapeHtml(intro)),
      facts: factTable(facts.map(([label, text]) => [label, escapeHtml(text)])),
      action: button(address, action, 'red'),
      footer: escapeHtml(footer),
    }),
    text: [
      heading,
      intro,
      facts.map(([label, text]) => `${label}: ${text}`).join('\n'),
      `${action}: ${address}`,
      footer,
    ].join('\n\n'),
  };
}
