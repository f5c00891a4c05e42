import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ByteSource } from '../../domain/bytes';
import { ignoreMissingFile, listFolder } from './missing-files';

/** A temporary file next to its target, so that the target is either complete or absent. */
interface PendingFile extends ByteSource {
  /** Syncs the file, renames it, and syncs the folder, so that a power cut can’t lose the name. */
  commit(name: string): Promise<void>;
  /** Deletes the file unless it was renamed. */
  discard(): Promise<void>;
}

const createTemporaryName = () => `.${randomUUID()}.tmp`;
const UNFINISHED_NAME_PATTERN = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;
/** Time (ms) after which a partial file counts as abandoned. Active writers add to their files more often. */
const ABANDONED_AFTER_MS = 3_600_000;

/**
 * Deletes partial files left by killed processes.
 * @param now files that changed within the previous hour are left alone.
 */
export async function removeIncomplete(folder: string, now: Date): Promise<void> {
  for (const name of (await listFolder(folder)).filter(name => UNFINISHED_NAME_PATTERN.test(name))) {
    const file = path.join(folder, name);
    const stats = await ignoreMissingFile(stat(file));
    if (stats && now.getTime() - stats.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}

type Content = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Streams a private file into a folder under a temporary name.
 * @throws any error of `content`, after deleting the partial file.
 */
export async function receiveFile(folder: string, content: Content): Promise<PendingFile> {
  const createdFolder = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (createdFolder) await syncFolder(path.dirname(folder));
  const temporaryFile = path.join(folder, createTemporaryName());
  const file = await open(temporaryFile, 'wx+', 0o600);
  let size = 0;
  let isSettled = false;
  async function discard() {
    if (isSettled) return;
    isSettled = true;
    await file.close().catch(() => {});
    await rm(temporaryFile, { force: true });
  }
  try {
    for await (const chunk of content) {
      await file.writeFile(chunk);
      size += chunk.length;
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    size,
    async read(offset, length) {
      const chunk = Buffer.alloc(Math.min(length, size - offset));
      const { bytesRead } = await file.read(chunk, 0, chunk.length, offset);
      return chunk.subarray(0, bytesRead);
    },
    async commit(name) {
      await file.sync();
      await file.close();
      await rename(temporaryFile, path.join(folder, name));
      isSettled = true;
      await syncFolder(folder);
    },
    discard,
  };
}

/** Writes a file that only its owner can read, completely or not at all. */
export async function writeDurably(
  folder: string,
  name: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const file = await receiveFile(folder, content instanceof Uint8Array ? [content] : content);
  try {
    await file.commit(name);
  } finally {
    await file.discard();
  }
}

/** Syncs a folder, so that renames and deletions in it survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
