import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/connection';
import { applyUploadOptions, insertMedia, releaseUploads } from '../../db/media';
import { DomainError } from '../../domain/errors';
import { IMAGE_MAX_BYTES, MEDIA_NAME_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { stripInvisibleChars } from '../../domain/plain-text';
import { slugify } from '../../domain/slug';
import type { Clock, ImageStorage, ImageStoreOptions, MediaStore, StoredImage } from '../../use-cases/ports';
import type { ImageProcesses } from '../images';
import type { OriginalStore } from './originals';
import { toMediaFile } from './variants';

type IntakeNeeds = {
  db: Db;
  store: MediaStore;
  clock: Clock;
  imageProcesses: ImageProcesses;
  originals: OriginalStore;
  /** Starts making variants in the background. If undefined, variants are stored with the image. */
  scheduleVariants: (() => void) | undefined;
  /** Starts deleting trashed files in the background. */
  scheduleSweep: () => void;
  settle: () => Promise<void>;
};

const NAME_MAX = 60;

/**
 * Converts a file name such as `Plan of Porto (2).PNG` to a unique key that is safe in stores and URLs:
 * `3f…-plan-of-porto-2`.
 */
export function createMediaKey(name: string): string {
  const baseName = name.replace(/^.*[/\\]/s, '').replace(/\.[^.]*$/, '');
  let safeName = 'image';
  try {
    safeName = slugify(baseName).slice(0, NAME_MAX).replace(/-$/, '');
  } catch {
    // `slugify` rejects a name without letters or digits.
  }
  return `${randomBytes(8).toString('hex')}-${safeName}`;
}

/** Returns an image’s default name: its file name without folders and invisible characters. */
const getBaseName = (name: string) =>
  stripInvisibleChars(name.replace(/^.*[/\\]/s, ''))
    .replace(/[\t\n\r]/g, ' ')
    .trim()
    .slice(0, MEDIA_NAME_MAX);

/**
 * Creates the storage, which validates, decodes, strips, re-encodes, records and stores images (rule 39). AVIF and WebP
 * files follow later (`variants.ts`), because they take seven eighths of the time.
 */
export function createImageStorage(needs: IntakeNeeds): ImageStorage {
  const { db, store, clock, imageProcesses, originals, scheduleVariants, scheduleSweep, settle } = needs;
  async function storeImage(
    bytes: Uint8Array,
    name: string,
    options: ImageStoreOptions,
  ): Promise<StoredImage> {
    const { maxWidth, kept, hidden, ...facts } = options;
    const key = createMediaKey(name);
    const encodedImage = await imageProcesses.draw('encodeImage', { bytes, base: key, width: maxWidth });
    const { fallback, width, height, pixel, edges, likeness } = encodedImage;
    const url = store.getUrl(fallback.key);
    if (scheduleVariants) await originals.put(key, bytes);
    const variants = scheduleVariants
      ? []
      : await imageProcesses.draw('encodeVariants', { bytes, base: key, width });
    const files = [fallback, ...variants];
    // Records the image first, as hidden, so that the daily job can delete its files after an interruption.
    const id = await insertMedia(db, {
      ...facts,
      ...{ key, url, width, height, pixel, edges, likeness, files: files.map(toMediaFile) },
      name: getBaseName(name),
      bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
      hidden: true,
      now: clock.now(),
    });
    try {
      for (const file of files) await store.put(file.key, file.bytes, file.type);
      if (kept || !hidden) await applyUploadOptions(db, id, { kept, hidden });
    } catch (error) {
      await releaseUploads(db, [url], clock.now());
      scheduleSweep();
      throw error;
    }
    scheduleVariants?.();
    return { id, url, pixel, width, height };
  }

  return {
    async store(bytes, name, options = {}) {
      if (bytes.length > IMAGE_MAX_BYTES) throw new DomainError('too_large', messages.fileTooLarge);
      return storeImage(bytes, name, options);
    },
    scheduleSweep,
    settle,
  };
}
