import { createTransport } from 'nodemailer';
import { writeDurably } from '../files/durable-file';
import { createMailFailure } from './failure';
import type { Mailer } from './message';
import { toMailOptions } from './options';
import { formatWrittenMailName } from './written-mails';

/**
 * Creates a mailer that writes `.eml` files, which mail clients can open, for a site without a mail server.
 * @param folder created with the first message.
 */
export function createEmlMailer(folder: string, from: string | undefined): Mailer {
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    transport: 'folder',
    async send(message) {
      const name = formatWrittenMailName(message);
      const { message: mail } = await transport.sendMail(toMailOptions(from, message));
      if (Buffer.isBuffer(mail)) throw new TypeError('The email was composed in memory');
      try {
        await writeDurably(folder, name, mail);
      } catch (error) {
        throw createMailFailure(error);
      }
      return name;
    },
    close: () => transport.close(),
  };
}
