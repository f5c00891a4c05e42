import type { Log } from '../log';
import type { Mailer } from './message';
import { getOutboxFolder } from './written-mails';

/** Number of emails sent in parallel. */
export const MAIL_CONCURRENCY = 4;

type MailSettings = {
  smtpUrl: string | undefined;
  /** Defaults to the site’s name and email address. */
  mailFrom: string | undefined;
  dataDir: string;
};

/** Creates an SMTP mailer. Without a mail server, emails are written as files, which is logged once. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: MailSettings, log: Log): Mailer {
  if (smtpUrl) {
    const load = async () => (await import('./smtp')).createSmtpMailer(smtpUrl, mailFrom, MAIL_CONCURRENCY);
    return loadLazily('server', load);
  }
  const folder = getOutboxFolder(dataDir);
  log.info({ folder }, 'SMTP_URL is not set: emails are written as .eml files');
  return loadLazily('folder', async () => (await import('./eml')).createEmlMailer(folder, mailFrom));
}

function loadLazily(transport: Mailer['transport'], load: () => Promise<Mailer>): Mailer {
  let mailerPromise: Promise<Mailer> | undefined;
  return {
    transport,
    async send(message) {
      mailerPromise ??= load();
      return (await mailerPromise).send(message);
    },
    close: () => void mailerPromise?.then(loadedMailer => loadedMailer.close()),
  };
}
