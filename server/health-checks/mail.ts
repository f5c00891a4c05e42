import { MAIL_RETRY_DAYS } from '../../domain/limits';
import { getOutboxFolder } from '../mail/written-mails';
import { type Finding, fail, getReason, pass } from './finding';

/** Mail server timeout (ms). */
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
