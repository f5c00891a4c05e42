import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { getKindByName } from '../../domain/attachment';
import type { AttachmentStore } from '../../use-cases/ports';
import { receiveFile } from '../files/durable-file';
import { isMissing, openFileIfThere } from '../files/read-file-if-there';

/** The private folder of attachments; unlike the port it can also tell which files lie there. */
export interface AttachmentFolder extends AttachmentStore {
  /** Every file with the time it was written, half-written ones of a crash included. */
  list(): Promise<{ key: string; writtenAt: Date }[]>;
}

/**
 * Attachments in `DATA_DIR/attachments`. The key is random and keeps only the extension: what a visitor
 * called the file never becomes a path.
 */
export function attachmentFolder(dataDir: string): AttachmentFolder {
  const folder = path.join(dataDir, 'attachments');
  const place = (key: string) => {
    if (!/^[\w.-]+$/.test(key) || key === '.' || key === '..') throw new RangeError('No such attachment');
    return path.join(folder, key);
  };
  return {
    async receive(bytes) {
      const file = await receiveFile(folder, bytes);
      return {
        ...file,
        async keep(name) {
          const key = `${randomUUID()}.${getKindByName(name) ?? 'bin'}`;
          await file.keep(key);
          return key;
        },
      };
    },
    open: async key => openFileIfThere(place(key)),
    async remove(key) {
      await rm(place(key), { force: true });
    },
    async list() {
      const names = await readdir(folder).catch(error => {
        if (isMissing(error)) return [];
        throw error;
      });
      return Promise.all(
        names.map(async key => ({ key, writtenAt: (await stat(path.join(folder, key))).mtime })),
      );
    },
  };
}
