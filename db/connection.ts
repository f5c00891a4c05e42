import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, type Transaction } from 'kysely';
import { createDialect } from './dialect';
import type { Database } from './schema';

export type Db = Kysely<Database>;
export type DbOrTransaction = Db | Transaction<Database>;

/** Longest time (ms) to block this process while another one recovers the file. SQLite waits synchronously. */
const BUSY_TIMEOUT_MS = 250;

/**
 * Opens the database file; creates it and its folder for their owner only. Uses `synchronous=FULL`, so that confirmed
 * writes survive a power cut. Busy writes are retried in `db/dialect.ts`, because SQLite would block the process.
 */
export function openDatabase(file: string): Db {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const writer = new SQLite(file, { timeout: BUSY_TIMEOUT_MS });
  // SQLite gives its log files the mode of the database.
  chmodSync(file, 0o600);
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('foreign_keys = ON');
  // Overwrites deleted data instead of only marking it as free.
  writer.pragma('secure_delete = ON');
  writer.pragma('busy_timeout = 0');
  const reader = new SQLite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  return new Kysely<Database>({ dialect: createDialect(writer, reader) });
}

/** Opens an existing database read-only. */
export function openReadOnly(file: string): Db {
  const reader = new SQLite(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  return new Kysely<Database>({ dialect: createDialect(reader, reader) });
}

/** Runs the work in one transaction. */
export const inTransaction = <T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);
