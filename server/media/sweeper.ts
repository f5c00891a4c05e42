import { type Db, inTransaction } from '../../db/connection';
import { releaseUnused } from '../../db/media';
import { dueTrash, forgetTrash, postponeTrash } from '../../db/media-trash';
import { DAY_MS } from '../../domain/time';
import type { Clock, MediaStore } from '../../use-cases/ports';
import { every, type Job, type JobNeeds } from '../jobs/every';
import { retryWait } from '../jobs/retry';

export type SweeperNeeds = JobNeeds & { db: Db; store: MediaStore };

const BATCH = 50;
/** With the first retry's wait it stays within a minute. */
const LOOK_MS = 20_000;

/**
 * Deletes the files that are due. One that cannot be deleted is logged, kept and tried again later.
 * @param signal ends the work after the file at hand.
 */
export async function removeTrash(
  { db, store, clock, log }: SweeperNeeds,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const due = await dueTrash(db, clock.now(), BATCH);
    if (due.length === 0) return;
    const removed: string[] = [];
    for (const file of due) {
      if (signal?.aborted) break;
      try {
        await store.remove(file.key);
        removed.push(file.key);
      } catch (error) {
        const next = new Date(clock.now().getTime() + retryWait(file.attempts + 1));
        await postponeTrash(db, file, next);
        log.warn({ err: error, key: file.key, next }, 'a file could not be deleted and will be tried again');
      }
    }
    await forgetTrash(db, removed);
  }
}

/** Puts files into the trash that no item was saved with for a day. */
export async function sweepUnused({
  db,
  clock,
  log,
}: Pick<SweeperNeeds, 'db' | 'log'> & { clock: Clock }): Promise<void> {
  const now = clock.now();
  const swept = await inTransaction(db, trx => releaseUnused(trx, new Date(now.getTime() - DAY_MS), now));
  if (swept > 0) log.info({ images: swept }, 'images that nothing was saved with were cleared away');
}

/** Empties the trash: now, when woken, and what is tried again soon after it is due. */
export const startTrash = (needs: SweeperNeeds): Job =>
  every(LOOK_MS, 'media trash', signal => removeTrash(needs, signal), needs);
