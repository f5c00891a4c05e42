import { createHash } from 'node:crypto';
import { findImageByHash, renewImage, saveUploadHash } from '../../db/media-library';
import type { Context } from '../context';
import type { ImageStoreOptions, StoredImage } from '../ports';

type Needs = Pick<Context, 'db' | 'clock' | 'images' | 'mediaStore'>;

export type Upload = StoredImage & {
  /** Name of the existing library image, if the same file was uploaded before. */
  knownAs?: string | undefined;
};

/** Running uploads by hash. Parallel uploads of one file share a result. */
const runningUploads = new WeakMap<Needs['images'], Map<string, Promise<Upload>>>();

/**
 * Stores an upload, or reuses the library image with the same bytes unless it was deleted or its file is missing.
 * @throws DomainError like `ImageStorage.store`.
 */
export async function storeUpload(
  needs: Needs,
  bytes: Uint8Array,
  name: string,
  options: ImageStoreOptions,
): Promise<Upload> {
  const { db, images } = needs;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const uploadsByHash = runningUploads.get(images) ?? new Map<string, Promise<Upload>>();
  runningUploads.set(images, uploadsByHash);
  const previousUpload = uploadsByHash.get(hash);
  const uploadPromise = (async () => {
    // If the earlier upload of the same file fails, this upload stores the file.
    await previousUpload?.catch(() => undefined);
    const existingImage = await findStoredUpload(needs, hash, options);
    if (existingImage) return existingImage;
    const storedImage = await images.store(bytes, name, options);
    await saveUploadHash(db, storedImage.id, hash);
    return storedImage;
  })();
  uploadsByHash.set(hash, uploadPromise);
  try {
    return await uploadPromise;
  } finally {
    if (uploadsByHash.get(hash) === uploadPromise) uploadsByHash.delete(hash);
  }
}

async function findStoredUpload(
  { db, clock, mediaStore }: Needs,
  hash: string,
  { kept = false }: ImageStoreOptions,
): Promise<Upload | undefined> {
  const storedUpload = await findImageByHash(db, hash);
  if (!storedUpload || !(await mediaStore.get(storedUpload.file))) return undefined;
  const { name, file: _, ...image } = storedUpload;
  const isStillStored = await renewImage(db, image.id, { kept, now: clock.now() });
  return isStillStored ? { ...image, knownAs: name } : undefined;
}
