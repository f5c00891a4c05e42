import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, type Transaction } from 'kysely';
import { readersAndWriter } from './dialect';
import type { Database } from './schema';

export type Db = Kysely<Database>;
export type DbOrTransaction = Db | Transaction<Database>;

/** Opening and reading stop the process this long at most (ms), while another one recovers the file. */
const BUSY_TIMEOUT_MS = 250;

/**
 * Opens (and makes) the database file and its folder, readable by their owner only. `synchronous=FULL`, because what was answered
 * with success must survive a power cut; better-sqlite3 opens WAL files with NORMAL. A write never waits inside
 * SQLite, which would stop the whole process: it is tried again after a moment (`db/dialect.ts`).
 */
export function openDatabase(file: string): Db {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const writer = new SQLite(file, { timeout: BUSY_TIMEOUT_MS });
  // SQLite gives its log files the mode of the database.
  chmodSync(file, 0o600);
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('foreign_keys = ON');
  // What is deleted is overwritten, not only marked as free.
  writer.pragma('secure_delete = ON');
  writer.pragma('busy_timeout = 0');
  const reader = new SQLite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  return new Kysely<Database>({ dialect: readersAndWriter(writer, reader) });
}

/** Opens a database that is there, for reading only. */
export function openToRead(file: string): Db {
  const reader = new SQLite(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  return new Kysely<Database>({ dialect: readersAndWriter(reader, reader) });
}

/** One transaction. */
export const inTransaction = <T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);
