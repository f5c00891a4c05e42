import { MAIL_RETRY_DAYS } from '../../domain/limits';
import { getOutboxFolder } from '../mail/written-mails';
import { withTimeout } from '../with-timeout';
import { type Finding, fail, getReason, pass } from './finding';

/** Timeout (ms) of the mail server and the mailbox. */
const TIMEOUT_MS = 10_000;

/** Checks that the mail server responds and accepts the login. Sends nothing. */
export async function checkMail(
  smtpUrl: string | undefined,
  dataDir: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Finding> {
  if (!smtpUrl) return pass(`no SMTP_URL: emails are written as files to ${getOutboxFolder(dataDir)}`);
  const { host } = new URL(smtpUrl);
  try {
    const { verifySmtp } = await import('../mail/smtp');
    await verifySmtp(smtpUrl, timeoutMs);
    return pass(`${host} accepts emails`);
  } catch (error) {
    return fail(
      `${host}: ${getReason(error)}`,
      `Compare SMTP_URL with your mail provider’s settings (host, port, smtp or smtps, user, password). Undelivered emails are retried for up to ${MAIL_RETRY_DAYS} days.`,
    );
  }
}

/** Checks that the mailbox of visitors’ answers can be opened. Reads and changes nothing. */
export async function checkMailbox(imapUrl: string | undefined, timeoutMs = TIMEOUT_MS): Promise<Finding> {
  if (!imapUrl) return pass('no IMAP_URL: answers of visitors are not shown with their requests');
  const { host } = new URL(imapUrl);
  try {
    const { verifyMailbox } = await import('../mail/mailbox');
    await withTimeout(timeoutMs, verifyMailbox(imapUrl));
    return pass(`${host} opens the mailbox`);
  } catch (error) {
    return fail(
      `${host}: ${getReason(error)}`,
      'Compare IMAP_URL with your mail provider’s settings (host, port, imap or imaps, user, password, mailbox).',
    );
  }
}
