import { access, constants, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { uploadsBase } from '../../domain/paths';
import type { MediaPlace } from '../../use-cases/ports';
import { flushFolder, writeDurably } from '../files/durable-file';
import { isMissing, readFileIfThere } from '../files/read-file-if-there';

/** Keys are names, never paths, and never begin with the dot of a half-written file. */
const KEY = /^[a-z0-9][a-z0-9._-]*$/i;

/** The folder of public files below `DATA_DIR`, where the server answers `/uploads/…` from. */
export const uploadsFolder = (dataDir: string) => path.join(dataDir, 'uploads');

/** The folder of files that only staff may see. */
export const privateFolder = (dataDir: string) => path.join(dataDir, 'private-media');

const fileIn = (folder: string, key: string) => {
  if (!KEY.test(key)) throw new RangeError('No such file');
  return path.join(folder, key);
};

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

/** Media in a folder of this machine; what is public is served at `/uploads/{key}`. */
export function folderStore(folder: string): MediaPlace {
  return {
    async put(key, bytes) {
      fileIn(folder, key);
      await writeDurably(folder, key, bytes);
    },
    get: async key => readFileIfThere(fileIn(folder, key)),
    async remove(key) {
      await rm(fileIn(folder, key), { force: true });
    },
    url: key => `${uploadsBase}/${encodeURIComponent(key)}`,
    async check() {
      await makeFolder(folder);
      await access(folder, constants.W_OK);
    },
  };
}

/** Moves files from one folder to another of the same disk, which needs no room. What is not there is left alone. */
export async function moveBetween(
  keys: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  await Promise.all([from, to].map(makeFolder));
  for (const key of keys) {
    await rename(fileIn(from, key), fileIn(to, key)).catch(error => {
      if (!isMissing(error)) throw error;
    });
  }
  await flushFolder(to);
  await flushFolder(from);
}
