import { formatDate } from '../dates';

/** Maximum length (characters) of a quote or reply. Mail programs truncate or reject longer URLs. */
const QUOTE_LENGTH_MAX = 1_200;

type ReplyTarget = {
  replySubject: string;
  fullName: string;
  email: string;
  description: string;
  createdAt: string;
};

/** Creates a `mailto:` URL with the reply, or a quote of the message if the reply is empty. Omits long replies. */
export function createReplyLink(
  { replySubject, fullName, email, description, createdAt }: ReplyTarget,
  reply = '',
): string {
  const text = description.trim();
  const excerpt =
    text.length > QUOTE_LENGTH_MAX ? `${text.slice(0, QUOTE_LENGTH_MAX).trimEnd()} [...]` : text;
  const quote = excerpt
    .split(/\r?\n/)
    .map(line => `> ${line}`.trimEnd())
    .join('\r\n');
  const quotedText = text ? `\r\n\r\n${fullName} wrote on ${formatDate(createdAt)}:\r\n${quote}\r\n` : '';
  // Encode the email address, so that it can't add headers.
  const recipient = encodeURIComponent(email).replace('%40', '@');
  const fields = [`subject=${encodeURIComponent(replySubject)}`];
  const body = reply.length > QUOTE_LENGTH_MAX ? '' : reply.replace(/\r?\n/g, '\r\n') || quotedText;
  if (body) fields.push(`body=${encodeURIComponent(body)}`);
  return `mailto:${recipient}?${fields.join('&')}`;
}
