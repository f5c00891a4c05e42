import { createTransport } from 'nodemailer';
import { writeDurably } from '../files/durable-file';
import type { Mailer } from './message';
import { mailOptions } from './options';
import { writtenMailName } from './written-mails';

/**
 * Mails as `.eml` files in a folder, for a machine without a mail server. A mail client opens them.
 * @param folder made when the first message comes.
 */
export function emlMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: mail } = await transport.sendMail(mailOptions(from, message));
      if (Buffer.isBuffer(mail)) throw new TypeError('The mail was composed in memory');
      await writeDurably(folder, writtenMailName(message), mail);
    },
    close: () => transport.close(),
  };
}
