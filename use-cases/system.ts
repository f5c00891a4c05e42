import { getOutboxSummary, listFailedMessages } from '../db/outbox';
import { countRows } from '../db/queries';
import { countOpenSessions } from '../db/sessions';
import { readSetting, writeSetting } from '../db/settings';
import type { Services } from './context';
import type { MailTestResult } from './system-state';
import { listWebhookDeliveries } from './webhooks';

const FAILED_EMAILS_MAX = 20;

type MailTest = MailTestResult & { at: string; server: string | undefined };

const MAIL_TEST_SETTING = 'mail_test';

/** Sends a test email, and stores the result for the System page. */
export async function sendTestMail(
  { db, clock, ...needs }: Pick<Services, 'db' | 'clock' | 'getSystemState' | 'sendTestMail'>,
  to: string,
): Promise<MailTestResult> {
  const result = await needs.sendTestMail(to);
  const { mail } = await needs.getSystemState();
  const test: MailTest = { ...result, at: clock.now().toISOString(), server: mail.server };
  await writeSetting(db, MAIL_TEST_SETTING, JSON.stringify(test));
  return result;
}

export async function getSystemPage(needs: Pick<Services, 'db' | 'clock' | 'getSystemState'>) {
  const { db, clock } = needs;
  const { mail, media, webhook, ...state } = await needs.getSystemState();
  const failedMessages = await listFailedMessages(db, FAILED_EMAILS_MAX);
  return {
    ...state,
    now: clock.now().toISOString(),
    mail: {
      ...mail,
      ...(await getOutboxSummary(db)),
      lastTest: JSON.parse((await readSetting(db, MAIL_TEST_SETTING)) ?? 'null') as MailTest | null,
      troubled: failedMessages.map(row => ({
        _id: row.id,
        kind: row.kind,
        enquiryId: row.enquiry_id,
        reference: row.reference,
        fullName: row.full_name,
        /** The recipient, if the email isn’t about a request. */
        member: row.member_email,
        reason: row.last_error,
        failedAt: row.failed_at,
        nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at : null,
      })),
    },
    webhook:
      webhook === undefined ? undefined : { host: webhook, deliveries: await listWebhookDeliveries(db) },
    media: {
      ...media,
      images: await countRows(db.selectFrom('media')),
      toDelete: await countRows(db.selectFrom('media_trash')),
    },
    sessions: await countOpenSessions(db, clock.now()),
  };
}
