import SQLite from 'better-sqlite3';
import { isBusy } from './dialect';

/**
 * Locks a file for this process; the system frees the lock however the process ends. Uses SQLite’s lock on an
 * empty file. Nothing else in this process may open the file, or the lock is lost.
 * @param file created if missing.
 * @returns a function that unlocks it; undefined while another process holds the lock.
 */
export function tryLock(file: string): (() => void) | undefined {
  const sqlite = new SQLite(file, { timeout: 0 });
  try {
    // Avoids a journal file, which would be rolled back after a crash.
    sqlite.pragma('journal_mode = memory');
    sqlite.exec('begin exclusive');
  } catch (error) {
    sqlite.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return () => sqlite.close();
}
