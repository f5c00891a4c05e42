import { type Db, runInTransaction } from '../../db/connection';
import { addVariants, listPendingVariants, type MediaFile } from '../../db/media';
import { DomainError } from '../../domain/errors';
import { HOUR_MS } from '../../domain/time';
import type { MediaStore } from '../../use-cases/ports';
import type { ImageProcesses } from '../images';
import type { EncodedFile } from '../images/encode';
import { type Job, type JobNeeds, runEvery } from '../jobs/every';
import type { OriginalStore } from './originals';

export type VariantNeeds = JobNeeds & {
  db: Db;
  store: MediaStore;
  originals: OriginalStore;
  /** Image processes used only by this job. */
  background: ImageProcesses;
  /** Image processes that users wait for. This job runs while they are idle. */
  imageProcesses: ImageProcesses;
  /** Starts moving and deleting files in the background. */
  scheduleSweep: () => void;
};

/** Converts a file for `media.files_json`. */
export const toMediaFile = ({ bytes, ...file }: EncodedFile): MediaFile => ({ ...file, bytes: bytes.length });

/**
 * Creates missing AVIF and WebP files, newest image first. Safe to interrupt, because an image lacks variants until its
 * row lists them.
 * @param rejectedKeys images that can’t be encoded. The function skips them and adds new ones.
 */
export async function createVariants(
  { db, store, originals, background, imageProcesses, scheduleSweep, clock, log }: VariantNeeds,
  rejectedKeys: Set<string>,
  signal?: AbortSignal,
): Promise<void> {
  const startedAt = Date.now();
  const pendingVariants = await listPendingVariants(db);
  await originals.deleteExcept(new Set(pendingVariants.map(({ key }) => key)));
  let count = 0;
  for (const { id, key, url, width } of pendingVariants) {
    const fallback = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
    if (rejectedKeys.has(id)) continue;
    await imageProcesses.idle();
    if (signal?.aborted) return;
    try {
      const bytes = (await originals.get(key)) ?? (await store.get(fallback));
      if (!bytes) continue;
      const files = await background.draw('encodeVariants', { bytes, base: key, width });
      for (const file of files) await store.put(file.key, file.bytes, file.type);
      const mediaFiles = files.map(toMediaFile);
      await runInTransaction(db, trx => addVariants(trx, id, mediaFiles, clock.now()));
      scheduleSweep();
      await originals.remove(key);
      count += 1;
    } catch (error) {
      if (signal?.aborted) return;
      if (!(error instanceof DomainError)) throw error;
      rejectedKeys.add(id);
      log.warn({ err: error, key }, 'image sizes could not be created');
    }
  }
  if (count > 0) log.info({ images: count, ms: Date.now() - startedAt }, 'variants made');
}

/** Starts the job that creates variants. Runs at startup, hourly, after each upload, and after failures. */
export function startVariants(needs: VariantNeeds): Job {
  const rejectedKeys = new Set<string>();
  const job = runEvery(HOUR_MS, 'image sizes', signal => createVariants(needs, rejectedKeys, signal), needs);
  return {
    ...job,
    async stop() {
      // Stopping doesn’t wait, because the next start creates the variants.
      const stopPromise = job.stop();
      needs.background.close();
      await stopPromise;
    },
  };
}
