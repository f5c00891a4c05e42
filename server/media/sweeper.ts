import { type Db, inTransaction } from '../../db/connection';
import { releaseUnused } from '../../db/media';
import {
  forgetMove,
  isPublicPicture,
  listDueMoves,
  listFiles,
  type MediaMove,
  postponeMove,
} from '../../db/media-moves';
import { dueTrash, forgetTrash, postponeTrash } from '../../db/media-trash';
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
}: Pick<SweeperNeeds, 'db' | 'log' | 'clock'>): Promise<void> {
  const now = clock.now();
  const swept = await inTransaction(db, trx => releaseUnused(trx, new Date(now.getTime() - DAY_MS), now));
  if (swept > 0) log.info({ images: swept }, 'images that nothing was saved with were cleared away');
}

/**
 * Brings files to where they belong: public pictures to their addresses, others away from there. What fails is logged and
 * tried again later.
 * @param signal ends the work after the picture at hand.
 */
export async function moveFiles(needs: SweeperNeeds, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = needs;
  while (!signal?.aborted) {
    const due = await listDueMoves(db, clock.now(), BATCH);
    if (due.length === 0) return;
    for (const move of due) {
      if (signal?.aborted) return;
      try {
        await moveFilesOf(needs, move);
      } catch (error) {
        const next = new Date(clock.now().getTime() + retryWait(move.attempts + 1));
        await postponeMove(db, move, next);
        log.warn({ err: error, url: move.url, next }, 'a picture could not be moved and will be tried again');
      }
    }
  }
}

/** Until the files are where the database says: it may have changed its mind while they were on their way. */
async function moveFilesOf({ db, store }: SweeperNeeds, { id, url }: MediaMove): Promise<void> {
  let moved: { isPublic: boolean; files: number } | undefined;
  for (;;) {
    const { isPublic, files, isDone } = await inTransaction(db, async trx => {
      const wanted = await isPublicPicture(trx, id);
      const listed = await listFiles(trx, id);
      const done = moved?.isPublic === wanted && moved.files === listed.length;
      if (done) await forgetMove(trx, id);
      return { isPublic: wanted, files: listed, isDone: done };
    });
    if (isDone) return;
    await (isPublic ? store.publish(files, url) : store.withdraw(files, url));
    moved = { isPublic, files: files.length };
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
