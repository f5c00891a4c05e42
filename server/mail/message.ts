import type { Readable } from 'node:stream';

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
  /**
   * Resolves once the next hop has taken the message.
   * @throws MessageTooLarge when the next hop refuses its size; any other error means try again later.
   */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** The next hop takes no message as large as this one. */
export class MessageTooLarge extends Error {
  override name = 'MessageTooLarge';
}
