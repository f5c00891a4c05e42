import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../../db/connection';
import { whenFree } from '../../db/connection';
import { attachmentsBefore, detachFile, isAttached, removeRequestsBefore } from '../../db/contact-requests';
import { ATTACHMENT_KEPT_DAYS, REQUEST_KEPT_DAYS } from '../../domain/limits';
import { DAY_MS } from '../../domain/time';
import type { Clock } from '../../trpc/ports';
import type { AttachmentFolder } from '../attachments/folder';
import type { Log } from '../log';

export type RetentionNeeds = {
  db: Db;
  clock: Clock;
  log: Log;
  attachments: AttachmentFolder;
  /** Mails written as files: they hold what their requests hold. */
  outboxFolder: string;
};

/** Keeps the privacy policy's promises once a day, beginning now. @returns how to end it. */
export function startRetention(needs: RetentionNeeds): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => applyRetention(needs))
      .catch(error => needs.log.error({ err: error }, 'old requests could not be removed'));
  };
  const timer = setInterval(run, DAY_MS);
  timer.unref();
  run();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}

/** Removes attachments after 180 days and requests after 365 (DECISIONS 6), and what a crash left behind. */
export async function applyRetention(needs: RetentionNeeds): Promise<void> {
  const { db, clock, log, attachments } = needs;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

  // The file before the note that it is gone: after a crash between the two the next run finds it again.
  const old = await attachmentsBefore(db, daysAgo(ATTACHMENT_KEPT_DAYS).toISOString());
  for (const key of old) {
    await attachments.remove(key);
    await whenFree(() => detachFile(db, key));
  }
  const strays = await removeStrays(needs, daysAgo(1));
  const mails = await removeMails(needs.outboxFolder, daysAgo(ATTACHMENT_KEPT_DAYS));
  const requests = await whenFree(() => removeRequestsBefore(db, daysAgo(REQUEST_KEPT_DAYS).toISOString()));
  if (old.length + strays + mails + requests > 0) {
    log.info({ attachments: old.length, strays, mails, requests }, 'old requests removed');
  }
}

/** Files that no request names: a crash came between writing the file and storing its request. */
async function removeStrays({ db, attachments }: RetentionNeeds, before: Date): Promise<number> {
  let removed = 0;
  for (const { key, writtenAt } of await attachments.list()) {
    if (writtenAt >= before || (await isAttached(db, key))) continue;
    await attachments.remove(key);
    removed++;
  }
  return removed;
}

async function removeMails(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtime >= before) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
}
