import type { Readable } from 'node:stream';
import type { MailTransport } from '../../db/schema';
import { MailFailure } from './failure';

/** A complete email except for the sender, which the mailer adds. */
export type MailMessage = {
  /** Id with angle brackets, which stays the same when the message is sent again. */
  messageId: string;
  date: Date;
  /** One or more addresses, separated by commas. */
  to: string;
  replyTo: string;
  /** Message-IDs of earlier emails in the thread. */
  references?: readonly string[];
  inReplyTo?: string | undefined;
  /** Whether a person wrote the email. */
  isPersonal?: true;
  subject: string;
  html: string;
  text: string;
  /** Shown as an invitation by mail clients, and attached as a file. */
  calendar?: MailCalendar | undefined;
  attachments: MailFile[];
};

export type MailCalendar = { method: 'REQUEST' | 'PUBLISH' | 'CANCEL'; content: string };

export type MailFile = {
  filename: string;
  /** A stream can be read only once, so the email is composed again for each attempt. */
  content: Uint8Array | Readable;
  contentType: string;
  /** Content id of an inline image. */
  cid?: string;
};

export interface Mailer {
  readonly transport: MailTransport;
  /**
   * Resolves once the next hop has accepted the message.
   * @returns the server’s response, or the file name.
   * @throws MessageTooLargeError when the size is rejected. After any other error, retry later.
   */
  send(message: MailMessage): Promise<string>;
  close(): void;
}

/** Thrown when the next hop rejects a message because of its size. */
export class MessageTooLargeError extends MailFailure {
  override name = 'MessageTooLargeError';
}
