import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { writeDurably } from '../files/durable-file';
import type { Mailer, MailMessage } from './message';
import { mailOptions } from './options';

/**
 * Mails as `.eml` files in a folder, for a machine without a mail server. A mail client opens them.
 * @param folder made when the first message comes.
 */
export function emlMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(mailOptions(from, message));
      if (!Buffer.isBuffer(bytes)) throw new TypeError('The mail was not composed in memory');
      await writeDurably(folder, fileName(message), bytes);
    },
    close: () => transport.close(),
  };
}

/** Time and Message-ID: files sort as they came, and the same message again is the same file. */
function fileName({ date, messageId }: MailMessage): string {
  const hash = createHash('sha256').update(messageId).digest('hex').slice(0, 12);
  return `${date.toISOString().replaceAll(':', '-')}-${hash}.eml`;
}
