import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { findAttachmentKind } from '../../domain/attachment';
import type { AttachmentStore } from '../../use-cases/ports';
import { receiveFile } from '../files/durable-file';
import { listFolder, openFileIfExists } from '../files/missing-files';

export interface AttachmentFolder extends AttachmentStore {
  /** Lists all files with their write times, including partial files from a crash. */
  list(): Promise<{ key: string; writtenAt: Date }[]>;
}

/**
 * Stores attachments in `DATA_DIR/attachments` under random keys with only the original extension, so that no
 * visitor’s file name becomes a path.
 */
export function createAttachmentFolder(dataDir: string): AttachmentFolder {
  const folder = path.join(dataDir, 'attachments');
  const getPath = (key: string) => {
    if (!/^[\w.-]+$/.test(key) || key === '.' || key === '..')
      throw new RangeError('The attachment doesn’t exist');
    return path.join(folder, key);
  };
  return {
    async receive(bytes) {
      const file = await receiveFile(folder, bytes);
      return {
        ...file,
        async commit(name, key = `${randomUUID()}.${findAttachmentKind(name) ?? 'bin'}`) {
          await file.commit(key);
          return key;
        },
      };
    },
    open: async key => openFileIfExists(getPath(key)),
    async remove(key) {
      await rm(getPath(key), { force: true });
    },
    async list() {
      const names = await listFolder(folder);
      return Promise.all(
        names.map(async key => ({ key, writtenAt: (await stat(path.join(folder, key))).mtime })),
      );
    },
  };
}
