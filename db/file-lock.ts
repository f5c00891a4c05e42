import SQLite from 'better-sqlite3';
import { isBusy } from './dialect';

/**
 * Takes a lock that the system gives back when this process ends, however it ends: SQLite's own on a file that holds
 * nothing. Nothing else in this process may open the file, or the system forgets the lock.
 * @param file made when it is not there.
 * @returns how to let it go; undefined while another process has it.
 */
export function tryLock(file: string): (() => void) | undefined {
  const sqlite = new SQLite(file, { timeout: 0 });
  try {
    // Nothing is written that a journal beside it could take back.
    sqlite.pragma('journal_mode = memory');
    sqlite.exec('begin exclusive');
  } catch (error) {
    sqlite.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return () => sqlite.close();
}
