import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLock } from '../db/file-lock';
import { finishRestore } from './backup/restore-journal';
import type { Log } from './log';

/** How long (ms) a process waits for the one before it to end, and how often it looks. */
const WAIT_MS = 15_000;
const LOOK_MS = 100;

/**
 * Makes the folder of all that is kept, for its owner's eyes and for one process at a time. A restore that was cut off
 * is finished first.
 * @param waitMs how long to wait for another process to end (ms).
 * @returns how to leave it to the next process.
 * @throws Error with one sentence when another process keeps it or it cannot be written.
 */
export async function openDataFolder(
  { dataDir }: { dataDir: string },
  log: Log,
  waitMs: number = WAIT_MS,
): Promise<() => void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const leave = await lockWithin(path.join(dataDir, '.lock'), waitMs, log);
    if (leave) {
      await keepPrivate(dataDir).catch(error =>
        log.warn({ err: error }, 'the permissions of the data folder could not be narrowed'),
      );
      await finishRestore(dataDir);
      return leave;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The setting DATA_DIR is not usable: ${reason}.`);
  }
  throw new Error(
    `Another process uses the folder ${dataDir}: stop that one first, or choose another folder with the setting DATA_DIR.`,
  );
}

/** Also the lock, and what an earlier version left open to others; deeper files need nothing, nobody gets past their folder. */
async function keepPrivate(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    await chmod(path.join(folder, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

async function lockWithin(file: string, waitMs: number, log: Log): Promise<(() => void) | undefined> {
  const giveUpAt = performance.now() + waitMs;
  for (let told = false; ; told = true) {
    const leave = tryLock(file);
    if (leave || performance.now() >= giveUpAt) return leave;
    if (!told) log.info({ seconds: waitMs / 1_000 }, 'waiting for another process to leave the data folder');
    await wait(LOOK_MS);
  }
}
