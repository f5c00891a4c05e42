import { getSite } from '../../content/site';
import type { EnquiryRow, OutboxRow } from '../../db/schema';
import type { MailTexts } from '../../domain/mail-texts';
import type { MailFile, MailMessage } from './message';
import { requestFacts } from './request';
import { staffNotice } from './staff-notice';
import { visitorConfirmation } from './visitor-confirmation';

export type ComposeOptions = {
  siteUrl: string;
  /** Where staff read their mail. */
  mailTo: string;
  /** The request's attachment, for staff; undefined when there is none or it cannot go along. */
  file: MailFile | undefined;
  texts: MailTexts;
  /** The mark at the head. */
  mark: MailFile;
};

const mailHost = () => getSite().email.slice(getSite().email.lastIndexOf('@') + 1);

/** The Message-ID of an outbox row's mail, in angle brackets. */
export const messageIdOf = ({ message_id }: Pick<OutboxRow, 'message_id'>) => `<${message_id}@${mailHost()}>`;

/** The mail that an outbox row stands for. Composed again it is the same mail. */
export function composeMail(row: OutboxRow, request: EnquiryRow, options: ComposeOptions): MailMessage {
  const { texts, mark, file } = options;
  const facts = requestFacts(request);
  const envelope = { messageId: messageIdOf(row), date: new Date(row.created_at) };
  if (row.kind === 'staff-notice') {
    return {
      ...envelope,
      to: options.mailTo,
      replyTo: request.email,
      ...staffNotice(facts, options, file !== undefined, texts),
      attachments: file ? [mark, file] : [mark],
    };
  }
  return {
    ...envelope,
    to: request.email,
    replyTo: options.mailTo,
    ...visitorConfirmation(facts, options, texts),
    attachments: [mark],
  };
}
