import { formatDate } from '../dates';

/** Mail programs truncate or reject longer URLs. */
const QUOTED_MAX = 1_200;

type Answered = {
  reference: string;
  fullName: string;
  email: string;
  description: string;
  createdAt: string;
};

/** The subject contains the reference, and the body quotes the message. */
export function createReplyLink({ reference, fullName, email, description, createdAt }: Answered): string {
  const text = description.trim();
  const shown = text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX).trimEnd()} [...]` : text;
  const quoted = shown
    .split(/\r?\n/)
    .map(line => `> ${line}`.trimEnd())
    .join('\r\n');
  const body = text ? `\r\n\r\n${fullName} wrote on ${formatDate(createdAt)}:\r\n${quoted}\r\n` : '';
  // Encode the email address, so that it can't add headers.
  const to = encodeURIComponent(email).replace('%40', '@');
  const fields = [`subject=${encodeURIComponent(`Re: your request ${reference}`)}`];
  if (body) fields.push(`body=${encodeURIComponent(body)}`);
  return `mailto:${to}?${fields.join('&')}`;
}
