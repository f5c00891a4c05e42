import pLimit from 'p-limit';
import { type Db, type DbOrTransaction, inTransaction } from '../../db/connection';
import { releaseUnused } from '../../db/media';
import { deleteMove, isPublicImage, listDueMoves, listFiles, postponeMove } from '../../db/media-moves';
import { deleteTrash, listDueTrash, postponeTrash } from '../../db/media-trash';
import { DAY_MS } from '../../domain/time';
import type { Clock, MediaStore } from '../../use-cases/ports';
import { every, type Job, type JobClock } from '../jobs/every';
import { retryWait } from '../jobs/retry';
import type { Log } from '../log';

export type SweeperNeeds = { db: Db; store: MediaStore; clock: Clock; log: Log };

const BATCH = 50;
/** With the first retry's wait it stays within a minute. */
const LOOK_MS = 20_000;
/** How long whoever changed something waits for its files to be moved. */
const SETTLE_MS = 5_000;

/**
 * Deletes the files that are due. One that cannot be deleted is logged, kept and tried again later.
 * @param signal ends the work after the file at hand.
 */
export async function removeTrash(
  { db, store, clock, log }: SweeperNeeds,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const due = await listDueTrash(db, clock.now(), BATCH);
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
    await deleteTrash(db, removed);
  }
}

/** Puts files into the trash that no item was saved with for a day. */
export async function sweepUnused({
  db,
  clock,
  log,
}: Pick<SweeperNeeds, 'db' | 'log' | 'clock'>): Promise<void> {
  const now = clock.now();
  const swept = await inTransaction(db, trx => releaseUnused(trx, new Date(now.getTime() - DAY_MS), now));
  if (swept > 0) log.info({ images: swept }, 'images that nothing was saved with were cleared away');
}

/** Pictures on their way at once. */
const MOVES_AT_ONCE = 4;

/** Where the files of a picture belong now. */
const readTarget = async (trx: DbOrTransaction, id: string) => ({
  isPublic: await isPublicImage(trx, id),
  files: await listFiles(trx, id),
});

/**
 * Brings files to where they belong: public pictures to their addresses, others away from there. What fails is logged and
 * tried again later.
 * @param signal ends the work after the pictures at hand.
 */
export async function moveFiles(
  { db, store, clock, log }: SweeperNeeds,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const due = await listDueMoves(db, clock.now(), BATCH);
    if (due.length === 0) return;
    const moved = await pLimit(MOVES_AT_ONCE).map(due, async move => {
      if (signal?.aborted) return [];
      try {
        const target = await inTransaction(db, trx => readTarget(trx, move.id));
        const { isPublic, files } = target;
        await (isPublic ? store.publish(files, move.url) : store.withdraw(files, move.url));
        return [{ id: move.id, target }];
      } catch (error) {
        const next = new Date(clock.now().getTime() + retryWait(move.attempts + 1));
        await postponeMove(db, move, next);
        log.warn({ err: error, url: move.url, next }, 'a picture could not be moved and will be tried again');
        return [];
      }
    });
    // The database may have changed its mind while files were on their way: those pictures are still due.
    await inTransaction(db, async trx => {
      for (const { id, target } of moved.flat()) {
        const { isPublic, files } = await readTarget(trx, id);
        if (isPublic === target.isPublic && files.length === target.files.length) await deleteMove(trx, id);
      }
    });
  }
}

/** Moves and deletes files: now, when woken, and what is tried again soon after it is due. */
export function startSettling(
  needs: SweeperNeeds & { clock: JobClock },
): Job & { settle: () => Promise<void> } {
  // One run at a time: a file must not be moved by two.
  let last: Promise<void> = Promise.resolve();
  const run = (signal?: AbortSignal) => {
    const work = async () => {
      await moveFiles(needs, signal);
      await removeTrash(needs, signal);
    };
    const running = last.then(work);
    last = running.catch(() => {});
    return running;
  };
  return {
    ...every(LOOK_MS, 'media files', run, needs),
    async settle() {
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>(resolve => {
        timer = setTimeout(resolve, SETTLE_MS);
      });
      const settled = run().catch(error => needs.log.error({ err: error }, 'files could not be moved'));
      await Promise.race([settled, tooLong]);
      clearTimeout(timer);
    },
  };
}
