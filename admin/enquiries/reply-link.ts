import { formatDate } from '../dates';

/** Mail programs cut or refuse longer addresses. */
const QUOTED_MAX = 1_200;

type Answered = {
  reference: string;
  fullName: string;
  email: string;
  description: string;
  createdAt: string;
};

/** A mail to the visitor with the reference in its subject and their words quoted. */
export function replyLink({ reference, fullName, email, description, createdAt }: Answered): string {
  const text = description.trim();
  const shown = text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX).trimEnd()} [...]` : text;
  const quoted = shown
    .split(/\r?\n/)
    .map(line => `> ${line}`.trimEnd())
    .join('\r\n');
  const body = text ? `\r\n\r\n${fullName} wrote on ${formatDate(createdAt)}:\r\n${quoted}\r\n` : '';
  // Encoded whole, so that nothing in a visitor's address can become another header.
  const to = encodeURIComponent(email).replace('%40', '@');
  const fields = [`subject=${encodeURIComponent(`Re: your request ${reference}`)}`];
  if (body) fields.push(`body=${encodeURIComponent(body)}`);
  return `mailto:${to}?${fields.join('&')}`;
}
