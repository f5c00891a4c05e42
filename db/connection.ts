import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, type Transaction } from 'kysely';
import { createDialect } from './dialect';
import type { Database } from './schema';

export type Db = Kysely<Database>;
export type DbOrTransaction = Db | Transaction<Database>;

/** Maximum wait (ms) for another process that recovers the file. SQLite blocks this process during the wait. */
const BUSY_TIMEOUT_MS = 250;

export type DatabaseOptions = {
  /** Whether Litestream replicates the file and checkpoints its log. */
  isReplicated?: boolean;
  /** Called before each write and commit. Throws an error to prevent it. */
  assertWritable?: (() => void) | undefined;
};

/** Creates the file and its folder if they are missing, with access for their owner only. */
export function openDatabase(file: string, { isReplicated, assertWritable }: DatabaseOptions = {}): Db {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const writer = new SQLite(file, { timeout: BUSY_TIMEOUT_MS });
  // SQLite creates its log files with the database file’s mode.
  chmodSync(file, 0o600);
  writer.pragma('journal_mode = WAL');
  // Confirmed writes must survive a power cut.
  writer.pragma('synchronous = FULL');
  writer.pragma('foreign_keys = ON');
  // Overwrites deleted data instead of only marking it as free.
  writer.pragma('secure_delete = ON');
  // `db/dialect.ts` retries busy writes, because SQLite’s own wait would block the process.
  writer.pragma('busy_timeout = 0');
  if (isReplicated) writer.pragma('wal_autocheckpoint = 0');
  const reader = new SQLite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  return new Kysely<Database>({ dialect: createDialect(writer, reader, assertWritable) });
}

export function openReadOnlyDatabase(file: string): Db {
  const reader = new SQLite(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  return new Kysely<Database>({ dialect: createDialect(reader, reader) });
}

export const runInTransaction = <T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);
