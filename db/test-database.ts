import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from './connection';
import { migrateToLatest } from './migrate';

/** A migrated database in a file of its own, for one test. `close` removes it. */
export async function openTestDatabase(): Promise<{ db: Db; file: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-db-'));
  const file = join(folder, 'test.db');
  const db = openDatabase(file);
  await migrateToLatest(db);
  const close = async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  };
  return { db, file, close };
}
