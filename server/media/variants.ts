import { type Db, inTransaction } from '../../db/connection';
import { addVariants, listPendingVariants, type MediaFile } from '../../db/media';
import { DomainError } from '../../domain/errors';
import { HOUR_MS } from '../../domain/time';
import type { MediaStore } from '../../use-cases/ports';
import { every, type Job, type JobNeeds } from '../jobs/every';
import type { Pictures } from '../pictures';
import type { EncodedFile } from '../pictures/encode';
import type { Originals } from './originals';

export type VariantNeeds = JobNeeds & {
  db: Db;
  store: MediaStore;
  originals: Originals;
  /** Processes of this work alone. */
  background: Pictures;
  /** Those that somebody waits for: this work begins when they have nothing to do. */
  pictures: Pictures;
  /** Moves and deletes files, in the background. */
  sweepSoon: () => void;
};

/** A file as `media.files_json` lists it. */
export const listedFile = ({ bytes, ...file }: EncodedFile): MediaFile => ({ ...file, bytes: bytes.length });

/**
 * Makes the AVIF and WebP files that stored images lack, the newest first. Kills and restarts lose nothing: an image lacks
 * them until its row lists them.
 * @param refused images that cannot be made smaller; they are left out, and added to.
 */
export async function makeVariants(
  { db, store, originals, background, pictures, sweepSoon, clock, log }: VariantNeeds,
  refused: Set<string>,
  signal?: AbortSignal,
): Promise<void> {
  const started = Date.now();
  const pending = await listPendingVariants(db);
  await originals.keepOnly(new Set(pending.map(({ key }) => key)));
  let made = 0;
  for (const { id, key, url, width } of pending) {
    const fallback = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
    if (refused.has(id)) continue;
    await pictures.idle();
    if (signal?.aborted) return;
    try {
      const bytes = (await originals.get(key)) ?? (await store.get(fallback));
      if (!bytes) continue;
      const files = await background.draw('encodeVariants', { bytes, base: key, width });
      for (const file of files) await store.put(file.key, file.bytes, file.type);
      const listed = files.map(listedFile);
      await inTransaction(db, trx => addVariants(trx, id, listed, clock.now()));
      sweepSoon();
      await originals.remove(key);
      made += 1;
    } catch (error) {
      if (signal?.aborted) return;
      if (!(error instanceof DomainError)) throw error;
      refused.add(id);
      log.warn({ err: error, key }, 'an image has no smaller files');
    }
  }
  if (made > 0) log.info({ images: made, ms: Date.now() - started }, 'smaller files of images made');
}

/** Makes them at a start and after each upload; what failed is tried again. */
export function startVariants(needs: VariantNeeds): Job {
  const refused = new Set<string>();
  const job = every(HOUR_MS, 'image sizes', signal => makeVariants(needs, refused, signal), needs);
  return {
    ...job,
    async stop() {
      // Its pictures are made at the next start: stopping waits for none.
      const stopping = job.stop();
      needs.background.close();
      await stopping;
    },
  };
}
