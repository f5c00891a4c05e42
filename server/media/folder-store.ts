import { access, constants, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { uploadsBase } from '../../domain/paths';
import type { MediaLocation } from '../../use-cases/ports';
import { syncFolder, writeDurably } from '../files/durable-file';
import { ignoreMissingFile, readFileIfExists } from '../files/missing-files';

/** Keys are file names. Excludes paths, and partial files, which begin with a dot. */
const KEY_PATTERN = /^[a-z0-9][a-z0-9._-]*$/i;

/** Returns the folder in `DATA_DIR` for public files, served at `/uploads/…`. */
export const getUploadsFolder = (dataDir: string) => path.join(dataDir, 'uploads');

export const getPrivateFolder = (dataDir: string) => path.join(dataDir, 'private-media');

const resolveFile = (folder: string, key: string) => {
  if (!KEY_PATTERN.test(key)) throw new RangeError('The file doesn’t exist');
  return path.join(folder, key);
};

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

/** Creates a media store in a local folder. Public files are served at `/uploads/{key}`. */
export function createFolderStore(folder: string): MediaLocation {
  return {
    async put(key, bytes) {
      resolveFile(folder, key);
      await writeDurably(folder, key, bytes);
    },
    get: async key => readFileIfExists(resolveFile(folder, key)),
    async remove(key) {
      await rm(resolveFile(folder, key), { force: true });
    },
    getUrl: key => `${uploadsBase}/${encodeURIComponent(key)}`,
    async check() {
      await makeFolder(folder);
      await access(folder, constants.W_OK);
    },
  };
}

/** Moves files between folders on one disk, which needs no additional space. Skips missing files. */
export async function moveFilesBetween(
  keys: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  await Promise.all([from, to].map(makeFolder));
  for (const key of keys) {
    await ignoreMissingFile(rename(resolveFile(from, key), resolveFile(to, key)));
  }
  await syncFolder(to);
  await syncFolder(from);
}
