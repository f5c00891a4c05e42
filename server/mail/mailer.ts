import path from 'node:path';
import type { Log } from '../log';
import { emlMailer } from './eml';
import type { Mailer } from './message';
import { smtpMailer } from './smtp';

/** Messages on their way at once. */
export const MAIL_CONCURRENCY = 4;

export type MailSettings = { smtpUrl: string | undefined; mailFrom: string; dataDir: string };

/** The folder of mails that had no server to go to. */
export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox');

/** SMTP where a server is configured, else files, which the log says once. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: MailSettings, log: Log): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, mailFrom, MAIL_CONCURRENCY);
  const folder = outboxFolder(dataDir);
  log.info({ folder }, 'SMTP_URL is not set: mails are written as .eml files');
  return emlMailer(folder, mailFrom);
}
