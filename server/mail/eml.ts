import { createTransport } from 'nodemailer';
import { writeDurably } from '../files/durable-file';
import { mailFailure } from './failure';
import type { Mailer } from './message';
import { mailOptions } from './options';
import { writtenMailName } from './written-mails';

/**
 * Mails as `.eml` files in a folder, for a machine without a mail server. A mail client opens them.
 * @param folder made when the first message comes.
 */
export function emlMailer(folder: string, from: string | undefined): Mailer {
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    taker: 'folder',
    async send(message) {
      const name = writtenMailName(message);
      const { message: mail } = await transport.sendMail(mailOptions(from, message));
      if (Buffer.isBuffer(mail)) throw new TypeError('The mail was composed in memory');
      try {
        await writeDurably(folder, name, mail);
      } catch (error) {
        throw mailFailure(error);
      }
      return name;
    },
    close: () => transport.close(),
  };
}
