import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLock } from '../db/file-lock';
import { finishRestore } from './backup/restore-journal';
import type { Log } from './log';

/** Time (ms) to wait for the previous process, and the interval (ms) between checks. */
const LOCK_TIMEOUT_MS = 15_000;
const LOCK_POLL_INTERVAL_MS = 100;

/**
 * Creates the data folder for its owner only and locks it. Completes an interrupted restore first.
 * @param waitMs time to wait for another process (ms).
 * @returns a function that unlocks it.
 * @throws Error when another process uses it, or it isn’t writable.
 */
export async function openDataFolder(
  { dataDir }: { dataDir: string },
  log: Log,
  waitMs: number = LOCK_TIMEOUT_MS,
): Promise<() => void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const unlock = await lockWithTimeout(path.join(dataDir, '.lock'), waitMs, log);
    if (unlock) {
      await makePrivate(dataDir).catch(error =>
        log.warn({ err: error }, 'the permissions of the data folder could not be restricted'),
      );
      await finishRestore(dataDir);
      return unlock;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The setting DATA_DIR is invalid: ${reason}.`);
  }
  throw new Error(
    `Another process uses the folder ${dataDir}. Stop it, or choose another folder with the setting DATA_DIR.`,
  );
}

/**
 * Restricts access to the lock and to files that an earlier version left readable. Folder permissions protect files in
 * subfolders.
 */
async function makePrivate(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    await chmod(path.join(folder, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

async function lockWithTimeout(file: string, waitMs: number, log: Log): Promise<(() => void) | undefined> {
  const deadline = performance.now() + waitMs;
  for (let isLogged = false; ; isLogged = true) {
    const unlock = tryLock(file);
    if (unlock || performance.now() >= deadline) return unlock;
    if (!isLogged)
      log.info({ seconds: waitMs / 1_000 }, 'waiting for another process to release the data folder');
    await wait(LOCK_POLL_INTERVAL_MS);
  }
}
