import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from './connection';
import { MIGRATIONS, migrateToLatest } from './migrate';

/** The empty database is cached, because migrations take 100 ms and a copy takes 1 ms. */
let migratedBytesPromise: Promise<Buffer> | undefined;

async function migrate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-db-'));
  const file = join(folder, 'test.db');
  const db = openDatabase(file);
  await migrateToLatest(db);
  await db.destroy();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** Writes a migrated, empty database. */
export async function writeTestDatabase(file: string): Promise<void> {
  migratedBytesPromise ??= migrate();
  writeFileSync(file, await migratedBytesPromise);
}

/**
 * Opens an empty database. `close` deletes its file.
 * @param includesMigration selects the migrations to apply; defaults to all.
 */
export async function openTestDatabase(
  includesMigration?: (name: string) => boolean,
): Promise<{ db: Db; file: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-db-'));
  const file = join(folder, 'test.db');
  if (!includesMigration) await writeTestDatabase(file);
  const db = openDatabase(file);
  if (includesMigration) {
    const selectedMigrations = Object.entries(MIGRATIONS).filter(([name]) => includesMigration(name));
    await migrateToLatest(db, Object.fromEntries(selectedMigrations));
  }
  const close = async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  };
  return { db, file, close };
}
