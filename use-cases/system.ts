import { countImages } from '../db/media';
import { countTrash } from '../db/media-trash';
import { getOutboxSummary, listFailedMessages } from '../db/outbox';
import { countOpenSessions } from '../db/sessions';
import type { Services } from './context';

/** Mails that failed which the page names one by one. */
const TROUBLED_MAX = 20;

/** How the site stands, for the page System. */
export async function systemPage(needs: Pick<Services, 'db' | 'clock' | 'systemState'>) {
  const { db, clock } = needs;
  const { mail, media, ...state } = await needs.systemState();
  const troubled = await listFailedMessages(db, TROUBLED_MAX);
  return {
    ...state,
    now: clock.now().toISOString(),
    mail: {
      ...mail,
      ...(await getOutboxSummary(db)),
      troubled: troubled.map(row => ({
        _id: row.id,
        kind: row.kind,
        enquiryId: row.enquiry_id,
        reference: row.reference,
        fullName: row.full_name,
        /** Whom it goes to, where it tells of no request. */
        member: row.member_email,
        reason: row.last_error,
        failedAt: row.failed_at,
        nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at : null,
      })),
    },
    media: { ...media, images: await countImages(db), toDelete: await countTrash(db) },
    sessions: await countOpenSessions(db, clock.now()),
  };
}
