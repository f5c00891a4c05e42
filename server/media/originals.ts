import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '../../domain/time';
import { writeDurably } from '../files/durable-file';
import { listFolder, readFileIfExists } from '../files/missing-files';

/** Private original images by base key, stored until their variants exist. */
export interface OriginalStore {
  put(baseName: string, bytes: Uint8Array): Promise<void>;
  get(baseName: string): Promise<Uint8Array | undefined>;
  remove(baseName: string): Promise<void>;
  /** Deletes all other originals, except those from the last hour, which may not be recorded yet. */
  deleteExcept(baseNames: ReadonlySet<string>): Promise<void>;
}

export function createOriginalsFolder(dataDir: string): OriginalStore {
  const folder = path.join(dataDir, 'originals');
  const getPath = (baseName: string) => path.join(folder, path.basename(baseName));
  const remove = (baseName: string) => rm(getPath(baseName), { force: true });
  return {
    put: (baseName, bytes) => writeDurably(folder, baseName, bytes),
    get: baseName => readFileIfExists(getPath(baseName)),
    remove,
    async deleteExcept(baseNames) {
      for (const name of await listFolder(folder)) {
        if (baseNames.has(name)) continue;
        const stats = await stat(getPath(name)).catch(() => undefined);
        if (stats && Date.now() - stats.mtimeMs > HOUR_MS) await remove(name);
      }
    },
  };
}
