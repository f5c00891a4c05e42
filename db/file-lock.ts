import SQLite from 'better-sqlite3';
import { isBusyError } from './dialect';

/**
 * Locks an empty file through SQLite, because the system releases such a lock even after a crash. The lock is lost if
 * anything else in this process opens the file.
 * @param file created if missing.
 * @returns a function that unlocks the file, or undefined while another process holds the lock.
 */
export function tryLock(file: string): (() => void) | undefined {
  const sqlite = new SQLite(file, { timeout: 0 });
  try {
    // Avoids a journal file, which SQLite would roll back after a crash.
    sqlite.pragma('journal_mode = memory');
    sqlite.exec('begin exclusive');
  } catch (error) {
    sqlite.close();
    if (isBusyError(error)) return undefined;
    throw error;
  }
  return () => sqlite.close();
}
