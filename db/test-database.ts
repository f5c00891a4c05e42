import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from './connection';
import { MIGRATIONS, migrateToLatest } from './migrate';

/**
 * A migrated database in a file of its own, for one test. `close` removes it.
 * @param known which migrations it has been through; all of them when left out.
 */
export async function openTestDatabase(
  known: (name: string) => boolean = () => true,
): Promise<{ db: Db; file: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-db-'));
  const file = join(folder, 'test.db');
  const db = openDatabase(file);
  await migrateToLatest(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => known(name))));
  const close = async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  };
  return { db, file, close };
}
