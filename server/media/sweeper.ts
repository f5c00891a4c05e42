import pLimit from 'p-limit';
import { type Db, type DbOrTransaction, runInTransaction } from '../../db/connection';
import { releaseUnusedMedia } from '../../db/media';
import {
  deleteMediaMove,
  isPublicImage,
  listDueMediaMoves,
  listFiles,
  postponeMediaMove,
} from '../../db/media-moves';
import { deleteMediaTrash, listDueMediaTrash, postponeMediaTrash } from '../../db/media-trash';
import { DAY_MS } from '../../domain/time';
import type { Clock, MediaStore } from '../../use-cases/ports';
import { getRetryDelay } from '../jobs/backoff';
import { type Job, type JobClock, runEvery } from '../jobs/every';
import type { Log } from '../log';
import { withTimeout } from '../with-timeout';

type SweeperNeeds = { db: Db; store: MediaStore; clock: Clock; log: Log };

const BATCH_SIZE = 50;
/** Check interval (ms). With the first retry’s delay, a deletion is retried within a minute. */
const CHECK_INTERVAL_MS = 20_000;
/** Maximum time (ms) that a change waits for its files to be moved. */
const SETTLE_TIMEOUT_MS = 5_000;

/**
 * Deletes due files. Logs failures and retries them later.
 * @param signal stops after the current file.
 */
export async function deleteDueTrash(
  { db, store, clock, log }: SweeperNeeds,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const dueFiles = await listDueMediaTrash(db, clock.now(), BATCH_SIZE);
    if (dueFiles.length === 0) return;
    const removedKeys: string[] = [];
    for (const file of dueFiles) {
      if (signal?.aborted) break;
      try {
        await store.remove(file.key);
        removedKeys.push(file.key);
      } catch (error) {
        const nextAttempt = new Date(clock.now().getTime() + getRetryDelay(file.attempts + 1));
        await postponeMediaTrash(db, file, nextAttempt);
        log.warn(
          { err: error, key: file.key, next: nextAttempt },
          'a file could not be deleted and will be retried',
        );
      }
    }
    await deleteMediaTrash(db, removedKeys);
  }
}

/** Moves files to the trash when no item has used them for a day. */
export async function trashUnusedImages({
  db,
  clock,
  log,
}: Pick<SweeperNeeds, 'db' | 'log' | 'clock'>): Promise<void> {
  const now = clock.now();
  const trashedImages = await runInTransaction(db, trx =>
    releaseUnusedMedia(trx, new Date(now.getTime() - DAY_MS), now),
  );
  if (trashedImages > 0) log.info({ images: trashedImages }, 'unused images were deleted');
}

const MOVES_AT_ONCE = 4;

/** Reads where an image’s files belong. */
const readTarget = async (trx: DbOrTransaction, id: string) => ({
  isPublic: await isPublicImage(trx, id),
  files: await listFiles(trx, id),
});

/**
 * Moves public images’ files to public URLs, and all others to the private folder. Logs failures and retries them
 * later.
 * @param signal stops after the current images.
 */
export async function moveFiles(
  { db, store, clock, log }: SweeperNeeds,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const dueMoves = await listDueMediaMoves(db, clock.now(), BATCH_SIZE);
    if (dueMoves.length === 0) return;
    const results = await pLimit(MOVES_AT_ONCE).map(dueMoves, async move => {
      if (signal?.aborted) return [];
      try {
        const target = await runInTransaction(db, trx => readTarget(trx, move.id));
        const { isPublic, files } = target;
        await (isPublic ? store.publish(files, move.url) : store.unpublish(files, move.url));
        return [{ id: move.id, target }];
      } catch (error) {
        const nextAttempt = new Date(clock.now().getTime() + getRetryDelay(move.attempts + 1));
        await postponeMediaMove(db, move, nextAttempt);
        log.warn(
          { err: error, url: move.url, next: nextAttempt },
          'an image could not be moved and will be retried',
        );
        return [];
      }
    });
    // An image whose use changed during the move remains due.
    await runInTransaction(db, async trx => {
      for (const { id, target } of results.flat()) {
        const { isPublic, files } = await readTarget(trx, id);
        if (isPublic === target.isPublic && files.length === target.files.length)
          await deleteMediaMove(trx, id);
      }
    });
  }
}

/** Starts the job that moves and deletes files. Runs immediately, when woken, and soon after a retry is due. */
export function startMediaMover(
  needs: SweeperNeeds & { clock: JobClock },
): Job & { settle: () => Promise<void> } {
  // Runs are sequential, so that no file is moved twice.
  let lastRun: Promise<void> = Promise.resolve();
  const run = (signal?: AbortSignal) => {
    const work = async () => {
      await moveFiles(needs, signal);
      await deleteDueTrash(needs, signal);
    };
    const currentRun = lastRun.then(work);
    lastRun = currentRun.catch(() => {});
    return currentRun;
  };
  return {
    ...runEvery(CHECK_INTERVAL_MS, 'media files', run, needs),
    async settle() {
      const settledRun = run().catch(error => needs.log.error({ err: error }, 'files could not be moved'));
      await withTimeout(SETTLE_TIMEOUT_MS, settledRun).catch(() => {});
    },
  };
}
