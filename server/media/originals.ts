import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '../../domain/time';
import { writeDurably } from '../files/durable-file';
import { readFileIfThere } from '../files/read-file-if-there';

/** Images as they came, private, until all their files are made; by the base of their keys. */
export interface Originals {
  put(base: string, bytes: Uint8Array): Promise<void>;
  get(base: string): Promise<Uint8Array | undefined>;
  remove(base: string): Promise<void>;
  /** Removes all but these and those of the last hour, which may be about to be recorded. */
  keepOnly(bases: ReadonlySet<string>): Promise<void>;
}

export function originalsFolder(dataDir: string): Originals {
  const folder = path.join(dataDir, 'originals');
  const place = (base: string) => path.join(folder, path.basename(base));
  const remove = (base: string) => rm(place(base), { force: true });
  return {
    put: (base, bytes) => writeDurably(folder, base, bytes),
    get: base => readFileIfThere(place(base)),
    remove,
    async keepOnly(bases) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const name of await readdir(folder)) {
        if (bases.has(name)) continue;
        const found = await stat(place(name)).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > HOUR_MS) await remove(name);
      }
    },
  };
}
