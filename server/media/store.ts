import { uploadsBase } from '../../domain/paths';
import type { MediaLocation, MediaStore, StoredFile } from '../../use-cases/ports';
import { createFolderStore, getPrivateFolder, getUploadsFolder, moveFilesBetween } from './folder-store';
import type { S3Settings } from './s3-client';
import { createS3Store } from './s3-store';

/**
 * Creates the configured store, with public files in a bucket or a local folder. Files from before the bucket keep
 * their URLs.
 * @param wrapFolder wraps the folder that receives each file first.
 */
export function createMediaStore(
  { dataDir, s3 }: { dataDir: string; s3: S3Settings | undefined },
  wrapFolder = (location: MediaLocation) => location,
): MediaStore {
  const folders = { uploads: getUploadsFolder(dataDir), hidden: getPrivateFolder(dataDir) };
  const [publicFolder, privateFolder] = [
    createFolderStore(folders.uploads),
    wrapFolder(createFolderStore(folders.hidden)),
  ];
  const bucket = s3 && createS3Store(s3);
  const isInFolder = (url: string) => url.startsWith(`${uploadsBase}/`);
  const findBucket = (url: string): MediaLocation => {
    if (!bucket) throw new Error(`${url} is in a bucket, but no bucket is configured`);
    return bucket;
  };
  return {
    put: privateFolder.put,
    get: async key =>
      (await privateFolder.get(key)) ?? (await publicFolder.get(key)) ?? (bucket && (await bucket.get(key))),
    async remove(key) {
      for (const location of [bucket, publicFolder, privateFolder]) await location?.remove(key);
    },
    getUrl: (bucket ?? publicFolder).getUrl,
    async check() {
      await Promise.all([privateFolder, bucket ?? publicFolder].map(location => location.check()));
    },
    publish: async (files, url) =>
      isInFolder(url)
        ? moveFilesBetween(listKeys(files), { from: folders.hidden, to: folders.uploads })
        : moveAll(files, { from: privateFolder, to: findBucket(url) }),
    unpublish: async (files, url) =>
      isInFolder(url)
        ? moveFilesBetween(listKeys(files), { from: folders.uploads, to: folders.hidden })
        : moveAll(files, { from: findBucket(url), to: privateFolder }),
  };
}

/** Copies each existing file before deleting it. */
async function moveAll(
  files: readonly StoredFile[],
  { from, to }: Record<'from' | 'to', MediaLocation>,
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

const listKeys = (files: readonly StoredFile[]) => files.map(({ key }) => key);
