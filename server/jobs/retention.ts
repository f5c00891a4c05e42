import { deleteActivityBefore } from '../../db/activity';
import type { Db } from '../../db/connection';
import {
  deleteEnquiriesBefore,
  detachFile,
  isAttached,
  listFilesBefore,
  listSpamBefore,
} from '../../db/enquiries';
import { listMessageTimes } from '../../db/outbox';
import {
  ACTIVITY_RETENTION_MONTHS,
  ATTACHMENT_RETENTION_DAYS,
  ENQUIRY_RETENTION_DAYS,
  SPAM_RETENTION_DAYS,
} from '../../domain/limits';
import { DAY_MS } from '../../domain/time';
import { eraseStoredEnquiry } from '../../use-cases/enquiries/erase';
import type { Clock } from '../../use-cases/ports';
import type { AttachmentFolder } from '../attachments/folder';
import type { Log } from '../log';
import type { WrittenMailFolder } from '../mail/written-mails';

type RetentionNeeds = {
  db: Db;
  clock: Clock;
  log: Log;
  attachments: AttachmentFolder;
  writtenMails: WrittenMailFolder;
  schedulePurge: () => void;
};

/** Deletes attachments after 180 days, requests after 365 (rule 31), spam after 30, and leftovers from crashes. */
export async function applyRetention(needs: RetentionNeeds): Promise<void> {
  const { db, clock, log, attachments } = needs;
  const getDaysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

  // Deletes the file before its record, so that the next run can repeat both after a crash.
  const expiredKeys = await listFilesBefore(db, getDaysAgo(ATTACHMENT_RETENTION_DAYS).toISOString());
  for (const key of expiredKeys) {
    await attachments.remove(key);
    await detachFile(db, key);
  }
  const requests =
    (await deleteEnquiriesBefore(
      db,
      getDaysAgo(ENQUIRY_RETENTION_DAYS).toISOString(),
      getDaysAgo(0).toISOString(),
    )) + (await deleteOldSpam(needs, getDaysAgo(SPAM_RETENTION_DAYS).toISOString()));
  if (requests > 0) needs.schedulePurge();
  const removedStrayCount = await removeStrays(needs, getDaysAgo(1));
  const deletedMailCount = await needs.writtenMails.sweep(
    getDaysAgo(ATTACHMENT_RETENTION_DAYS),
    await listMessageTimes(db),
  );
  if (expiredKeys.length + removedStrayCount + deletedMailCount + requests > 0) {
    log.info(
      { attachments: expiredKeys.length, strays: removedStrayCount, mails: deletedMailCount, requests },
      'old requests deleted',
    );
  }
}

/** @returns the number of requests. */
async function deleteOldSpam(needs: RetentionNeeds, before: string): Promise<number> {
  const rows = await listSpamBefore(needs.db, before);
  for (const { id } of rows) await eraseStoredEnquiry(needs, id);
  return rows.length;
}

/** Deletes files that belong to no request: those of deleted requests, and leftovers from crashes. */
async function removeStrays({ db, attachments }: RetentionNeeds, cutoff: Date): Promise<number> {
  let removedCount = 0;
  for (const { key, writtenAt } of await attachments.list()) {
    if (writtenAt >= cutoff || (await isAttached(db, key))) continue;
    await attachments.remove(key);
    removedCount++;
  }
  return removedCount;
}

export async function deleteOldActivity(db: Db, clock: Clock): Promise<void> {
  const cutoff = clock.now();
  cutoff.setUTCMonth(cutoff.getUTCMonth() - ACTIVITY_RETENTION_MONTHS);
  await deleteActivityBefore(db, cutoff.toISOString());
}
