import { type Db, inTransaction, whenFree } from '../../db/connection';
import { releaseUnused } from '../../db/media';
import { dueTrash, forgetTrash, nextTrashAt, postponeTrash } from '../../db/media-trash';
import { DAY_MS } from '../../domain/time';
import type { Clock, MediaStore } from '../../trpc/ports';
import type { Log } from '../log';

export type KeeperNeeds = { db: Db; store: MediaStore; clock: Clock; log: Log };

const BATCH = 50;
/** The longest a timer waits before it looks into the trash again. */
const LOOK_MS = 3_600_000;

/**
 * Deletes the files that are due. One that cannot be deleted is logged, kept and tried again later.
 * @param signal ends the work after the file at hand.
 */
export async function removeTrash(
  { db, store, clock, log }: KeeperNeeds,
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
        const next = await whenFree(() => postponeTrash(db, file, clock.now()));
        log.warn({ err: error, key: file.key, next }, 'a file could not be deleted and will be tried again');
      }
    }
    await whenFree(() => forgetTrash(db, removed));
  }
}

/** Puts files into the trash that no item was saved with for a day. */
export async function sweepUnused({ db, clock, log }: Omit<KeeperNeeds, 'store'>): Promise<void> {
  const now = clock.now();
  const swept = await inTransaction(db, trx => releaseUnused(trx, new Date(now.getTime() - DAY_MS), now));
  if (swept > 0) log.info({ images: swept }, 'images that nothing was saved with were cleared away');
}

/**
 * Keeps the store tidy: the trash now, when asked, and when the next retry is due; unused files once a day.
 * @returns `sweepSoon` to look into the trash at once, and how to end it.
 */
export function startMediaKeeper(needs: KeeperNeeds): { sweepSoon: () => void; stop: () => Promise<void> } {
  let running = Promise.resolve();
  let queued = false;
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function run(): Promise<void> {
    queued = false;
    clearTimeout(timer);
    const now = needs.clock.now().getTime();
    let wait = LOOK_MS;
    try {
      if (now - sweptAt >= DAY_MS) {
        await sweepUnused(needs);
        sweptAt = now;
      }
      await removeTrash(needs, ending.signal);
      const next = await nextTrashAt(needs.db);
      if (next) wait = Math.min(wait, Math.max(1_000, next.getTime() - needs.clock.now().getTime()));
    } catch (error) {
      needs.log.error({ err: error }, 'the media store could not be tidied');
    }
    if (ending.signal.aborted) return;
    timer = setTimeout(sweepSoon, wait);
    timer.unref();
  }

  function sweepSoon(): void {
    if (queued || ending.signal.aborted) return;
    queued = true;
    running = running.then(() => (ending.signal.aborted ? undefined : run()));
  }

  sweepSoon();
  return {
    sweepSoon,
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
