import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { incomingBase } from '../../domain/paths';
import type { IncomingUploads } from '../../use-cases/ports';
import { writeDurably } from '../files/durable-file';

/** Maximum number of announced uploads. The oldest is dropped when there are more. */
const EXPECTED_UPLOADS_MAX = 1_000;
const KEY_PATTERN = /^[0-9a-f]{32}$/;

/** Direct uploads to this server, stored in a private folder. */
export interface IncomingFolder extends IncomingUploads {
  /** Returns whether an upload is announced for the key and hasn’t arrived. */
  isExpected(key: string): boolean;
  /**
   * Stores an announced upload.
   * @throws any error of `bytes`, without storing anything.
   */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

export function createIncomingFolder(dataDir: string): IncomingFolder {
  const folder = path.join(dataDir, 'incoming');
  const expectedKeys = new Set<string>();
  const getPath = (key: string) => path.join(folder, key);
  return {
    async createTarget() {
      const key = randomBytes(16).toString('hex');
      expectedKeys.add(key);
      if (expectedKeys.size > EXPECTED_UPLOADS_MAX)
        expectedKeys.delete(expectedKeys.values().next().value ?? key);
      return { key, url: `${incomingBase}/${key}`, fields: {} };
    },
    isExpected: key => expectedKeys.has(key),
    async write(key, bytes) {
      await writeDurably(folder, key, bytes);
      expectedKeys.delete(key);
    },
    read: async key => (KEY_PATTERN.test(key) ? readFile(getPath(key)).catch(() => undefined) : undefined),
    async remove(key) {
      if (KEY_PATTERN.test(key)) await rm(getPath(key), { force: true });
    },
    async sweep(cutoff) {
      for (const name of await readdir(folder).catch(() => [])) {
        if ((await stat(getPath(name))).mtime < cutoff) await rm(getPath(name), { force: true });
      }
    },
  };
}
