import type { Log } from '../log';
import type { Mailer } from './message';
import { outboxFolder } from './written-mails';

/** Messages on their way at once. */
export const MAIL_CONCURRENCY = 4;

export type MailSettings = {
  smtpUrl: string | undefined /** The site's own name and address where undefined. */;
  mailFrom: string | undefined;
  dataDir: string;
};

/** SMTP where a server is configured, else files, which the log says once. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: MailSettings, log: Log): Mailer {
  if (smtpUrl) {
    const load = async () => (await import('./smtp')).smtpMailer(smtpUrl, mailFrom, MAIL_CONCURRENCY);
    return whenUsed('server', load);
  }
  const folder = outboxFolder(dataDir);
  log.info({ folder }, 'SMTP_URL is not set: mails are written as .eml files');
  return whenUsed('folder', async () => (await import('./eml')).emlMailer(folder, mailFrom));
}

/** A mailer that is loaded with its first message. */
function whenUsed(taker: Mailer['taker'], load: () => Promise<Mailer>): Mailer {
  let mailer: Promise<Mailer> | undefined;
  return {
    taker,
    async send(message) {
      mailer ??= load();
      return (await mailer).send(message);
    },
    close: () => void mailer?.then(used => used.close()),
  };
}
