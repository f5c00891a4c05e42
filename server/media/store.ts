import { uploadsBase } from '../../domain/paths';
import type { MediaPlace, MediaStore, StoredFile } from '../../use-cases/ports';
import { folderStore, moveBetween, privateFolder, uploadsFolder } from './folder-store';
import type { S3Settings } from './s3-client';
import { s3Store } from './s3-store';

/**
 * The media store the settings ask for: public files in a bucket when there is one, else in a folder of this machine. What
 * was stored before there was a bucket stays where its address points.
 */
export function createMediaStore({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3: S3Settings | undefined;
}): MediaStore {
  const folders = { uploads: uploadsFolder(dataDir), hidden: privateFolder(dataDir) };
  const [uploads, hidden] = [folderStore(folders.uploads), folderStore(folders.hidden)];
  const bucket = s3 && s3Store(s3);
  const isInFolder = (url: string) => url.startsWith(`${uploadsBase}/`);
  const bucketFor = (url: string): MediaPlace => {
    if (!bucket) throw new Error(`The settings name no bucket, and ${url} is in one`);
    return bucket;
  };
  return {
    put: hidden.put,
    get: async key =>
      (await hidden.get(key)) ?? (await uploads.get(key)) ?? (bucket && (await bucket.get(key))),
    async remove(key) {
      for (const place of [bucket, uploads, hidden]) await place?.remove(key);
    },
    url: (bucket ?? uploads).url,
    async check() {
      await Promise.all([hidden, bucket ?? uploads].map(place => place.check()));
    },
    async publish(files, url) {
      if (isInFolder(url)) return moveBetween(keysOf(files), { from: folders.hidden, to: folders.uploads });
      await moveAll(files, { from: hidden, to: bucketFor(url) });
    },
    async withdraw(files, url) {
      if (isInFolder(url)) return moveBetween(keysOf(files), { from: folders.uploads, to: folders.hidden });
      await moveAll(files, { from: bucketFor(url), to: hidden });
    },
  };
}

/** Moves files that are there from one store to another; each is in the other before it leaves the first. */
async function moveAll(
  files: readonly StoredFile[],
  { from, to }: Record<'from' | 'to', MediaPlace>,
): Promise<void> {
  await Promise.all(
    files.map(async ({ key, type }) => {
      const bytes = await from.get(key);
      if (!bytes) return;
      await to.put(key, bytes, type);
      await from.remove(key);
    }),
  );
}

const keysOf = (files: readonly StoredFile[]) => files.map(({ key }) => key);
