import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '../../domain/time';
import { writeDurably } from '../files/durable-file';
import { listFolder, readFileIfExists } from '../files/missing-files';

export type OriginalStore = ReturnType<typeof createOriginalsFolder>;

/** Stores private original images by base key until their variants exist. */
export function createOriginalsFolder(dataDir: string) {
  const folder = path.join(dataDir, 'originals');
  const getPath = (baseName: string) => path.join(folder, path.basename(baseName));
  const remove = (baseName: string) => rm(getPath(baseName), { force: true });
  return {
    put: (baseName: string, bytes: Uint8Array) => writeDurably(folder, baseName, bytes),
    get: (baseName: string) => readFileIfExists(getPath(baseName)),
    remove,
    /** Deletes all other originals, except those from the last hour, which may not be recorded yet. */
    async deleteExcept(baseNames: ReadonlySet<string>): Promise<void> {
      for (const name of await listFolder(folder)) {
        if (baseNames.has(name)) continue;
        const stats = await stat(getPath(name)).catch(() => undefined);
        if (stats && Date.now() - stats.mtimeMs > HOUR_MS) await remove(name);
      }
    },
  };
}
