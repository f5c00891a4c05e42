import type { Readable } from 'node:stream';
import type { MailTransport } from '../../db/schema';
import { MailFailure } from './failure';

/** A mail ready to go, but for the sender, which is the mailer's own. */
export type MailMessage = {
  /** With angle brackets; the same message sent again carries the same one. */
  messageId: string;
  date: Date;
  /** One or several addresses, separated by commas. */
  to: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  attachments: MailFile[];
};

export type MailFile = {
  filename: string;
  /** A stream is read once: a mail that carries one is composed anew for each attempt. */
  content: Uint8Array | Readable;
  contentType: string;
  /** Set for an image that the HTML shows by this name. */
  cid?: string;
};

/** Hands mails over, one way or another. */
export interface Mailer {
  /** Who takes them: a mail server, or a folder of files that nobody has read yet. */
  readonly taker: MailTransport;
  /**
   * Resolves once the next hop has taken the message.
   * @returns what it said to that, for people: a mail server's answer, or the name of the file.
   * @throws MessageTooLarge when the next hop refuses its size; any other failure means try again later.
   */
  send(message: MailMessage): Promise<string>;
  close(): void;
}

/** The next hop takes no message as large as this one. */
export class MessageTooLarge extends MailFailure {
  override name = 'MessageTooLarge';
}
