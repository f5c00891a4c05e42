import { access, constants, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { uploadsBase } from '../../domain/paths';
import type { MediaStore } from '../../use-cases/ports';
import { writeDurably } from '../files/durable-file';
import { readFileIfThere } from '../files/read-file-if-there';

/** Keys are names, never paths, and never begin with the dot of a half-written file. */
const KEY = /^[a-z0-9][a-z0-9._-]*$/i;

/** The folder of public files below `DATA_DIR`, where the server answers `/uploads/…` from. */
export const uploadsFolder = (dataDir: string) => path.join(dataDir, 'uploads');

/** Media in a folder of this machine, served at `/uploads/{key}`. */
export function folderStore(dataDir: string): MediaStore {
  const folder = uploadsFolder(dataDir);
  const place = (key: string) => {
    if (!KEY.test(key)) throw new RangeError('No such file');
    return path.join(folder, key);
  };
  return {
    async put(key, bytes) {
      place(key);
      await writeDurably(folder, key, bytes);
    },
    get: async key => readFileIfThere(place(key)),
    async remove(key) {
      await rm(place(key), { force: true });
    },
    url: key => `${uploadsBase}/${encodeURIComponent(key)}`,
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
  };
}
