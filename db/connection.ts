import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect, type Transaction } from 'kysely';
import { codeOf } from '../domain/errors';
import type { Database } from './schema';

export type Db = Kysely<Database>;
export type DbOrTransaction = Db | Transaction<Database>;

/** How long one statement may block the process for a lock; longer waits are asynchronous retries. */
const BUSY_TIMEOUT_MS = 250;
const BUSY_RETRIES = 20;

/**
 * Opens (and makes) the database file. `synchronous=FULL`, because what was answered with success must
 * survive a power cut; better-sqlite3 opens WAL files with NORMAL.
 * @param file path of the database, or `:memory:`.
 */
export function openDatabase(file: string): Db {
  const sqlite = new SQLite(file, { timeout: BUSY_TIMEOUT_MS });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
}

const isBusy = (error: unknown) => String(codeOf(error)).startsWith('SQLITE_BUSY');

/**
 * Runs work again while another process holds the database, without stopping this one meanwhile.
 * @throws what the work throws; SQLITE_BUSY after about five seconds.
 */
export async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || attempt > BUSY_RETRIES) throw error;
      await new Promise(resolve => setTimeout(resolve, 10 * attempt + Math.random() * 20));
    }
  }
}

/** One transaction, tried again while the database is busy. The work must be safe to run again. */
export const inTransaction = <T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
  whenFree(() => db.transaction().execute(work));
