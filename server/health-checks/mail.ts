import { MAIL_TRIED_DAYS } from '../../domain/limits';
import { outboxFolder } from '../mail/written-mails';
import { type Finding, reasonOf, right, wrong } from './finding';

/** How long (ms) a server may take to say that it takes our mails. */
const PATIENCE_MS = 10_000;

/** Whether the mail server takes our mails: it greets, and knows user and password. Nothing is sent. */
export async function mail(
  smtpUrl: string | undefined,
  dataDir: string,
  patience = PATIENCE_MS,
): Promise<Finding> {
  if (!smtpUrl) return right(`no SMTP_URL: mails are written as files to ${outboxFolder(dataDir)}`);
  const { host } = new URL(smtpUrl);
  try {
    const { verifySmtp } = await import('../mail/smtp');
    await verifySmtp(smtpUrl, patience);
    return right(`${host} takes mails`);
  } catch (error) {
    return wrong(
      `${host}: ${reasonOf(error)}`,
      `Compare SMTP_URL with what your mail provider says (host, port, smtp or smtps, user, password). Until it is right mails wait, for ${MAIL_TRIED_DAYS} days.`,
    );
  }
}
