import type { MemberLinkRow, MemberRow } from '../../db/schema';
import type { MailTexts } from '../../domain/mail-texts';
import { ROLE_LABELS } from '../../domain/members/role-labels';
import { formatOfficeTime } from './format';
import { type MailContent, renderMailContent } from './mail-content';

const LINK_TEXTS = {
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

export function composeMemberLinkEmail(
  link: MemberLinkRow,
  member: MemberRow,
  { siteUrl, url }: { siteUrl: string; url: string },
  texts: MailTexts,
): MailContent {
  const { mail, action, footer } = LINK_TEXTS[link.kind];
  return renderMailContent(texts[mail], siteUrl, {
    facts: [
      ['For', member.email],
      ['Role', link.kind === 'invitation' ? ROLE_LABELS[member.role].name : undefined],
      ['Expires', formatOfficeTime(new Date(link.expires_at))],
    ],
    action: { label: action, url, tone: 'red' },
    footer,
  });
}
