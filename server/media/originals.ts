import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '../../domain/time';
import { writeDurably } from '../files/durable-file';
import { readFileIfExists } from '../files/read-file-if-exists';

/** Private original images by base key, stored until their variants exist. */
export interface OriginalStore {
  put(base: string, bytes: Uint8Array): Promise<void>;
  get(base: string): Promise<Uint8Array | undefined>;
  remove(base: string): Promise<void>;
  /** Deletes all other originals, except those from the last hour, which may not be recorded yet. */
  deleteExcept(bases: ReadonlySet<string>): Promise<void>;
}

export function createOriginalsFolder(dataDir: string): OriginalStore {
  const folder = path.join(dataDir, 'originals');
  const getPath = (base: string) => path.join(folder, path.basename(base));
  const remove = (base: string) => rm(getPath(base), { force: true });
  return {
    put: (base, bytes) => writeDurably(folder, base, bytes),
    get: base => readFileIfExists(getPath(base)),
    remove,
    async deleteExcept(bases) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const name of await readdir(folder)) {
        if (bases.has(name)) continue;
        const stats = await stat(getPath(name)).catch(() => undefined);
        if (stats && Date.now() - stats.mtimeMs > HOUR_MS) await remove(name);
      }
    },
  };
}
