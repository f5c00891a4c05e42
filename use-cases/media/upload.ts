import { createHash } from 'node:crypto';
import { findImageByHash, renewImage, saveUploadHash } from '../../db/media-library';
import type { Context } from '../context';
import type { StoredImage, StoreOptions } from '../ports';

type Needs = Pick<Context, 'db' | 'clock' | 'images' | 'mediaStore'>;

export type Upload = StoredImage & {
  /** Name of the picture in the library that the same file made before. */
  knownAs?: string | undefined;
};

/** Uploads that are being stored, by the hash of their bytes: whoever sends the same meanwhile gets the same picture. */
const running = new WeakMap<Needs['images'], Map<string, Promise<Upload>>>();

/**
 * Stores what was uploaded, or finds the picture of the library that the same bytes made before. One that was deleted is
 * stored again, and so is one whose file the store has lost.
 * @throws DomainError as `ImageStorage.store`
 */
export async function storeUpload(
  needs: Needs,
  bytes: Uint8Array,
  name: string,
  options: StoreOptions,
): Promise<Upload> {
  const { db, images } = needs;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const all = running.get(images) ?? new Map<string, Promise<Upload>>();
  running.set(images, all);
  const before = all.get(hash);
  const storing = (async () => {
    // Where the one before fails, its sender is told; this one goes on alone.
    await before?.catch(() => undefined);
    const known = await findStored(needs, hash, options);
    if (known) return known;
    const stored = await images.store(bytes, name, options);
    await saveUploadHash(db, stored.id, hash);
    return stored;
  })();
  all.set(hash, storing);
  try {
    return await storing;
  } finally {
    if (all.get(hash) === storing) all.delete(hash);
  }
}

async function findStored(
  { db, clock, mediaStore }: Needs,
  hash: string,
  { kept = false }: StoreOptions,
): Promise<Upload | undefined> {
  const known = await findImageByHash(db, hash);
  if (!known || !(await mediaStore.get(known.file))) return undefined;
  const { name, file: _, ...picture } = known;
  const isThere = await renewImage(db, picture.id, { kept, now: clock.now() });
  return isThere ? { ...picture, knownAs: name } : undefined;
}
