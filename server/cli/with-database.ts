import { existsSync } from 'node:fs';
import { type Db, openDatabase, openReadOnlyDatabase } from '../../db/connection';
import {
  compareMigrations,
  createLaterDatabaseError,
  migrateToLatest,
  readMigrations,
} from '../../db/migrate';
import { assertRestored } from '../backup/restore-journal';
import type { Config } from '../config';
import { openDataFolder } from '../data-folder';
import { openLog } from '../log';
import { createReplicaBucket } from '../replica/bucket';
import { assertWriter } from '../replica/lease';

/** `read` changes nothing, `write` works while the site is running, `alone` locks the data folder. */
type Access = 'read' | 'write' | 'alone';

/**
 * Opens the database for a command and closes it. Only writing commands migrate, under the folder’s lock, because a
 * running site expects the schema it started with.
 * @throws Error when the database can’t be opened with this access.
 */
export async function withDatabase<Result>(
  { dataDir, databaseFile, replica }: Pick<Config, 'dataDir' | 'databaseFile' | 'replica'>,
  access: Access,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (access !== 'alone') await assertRestored(dataDir);
  if (replica && access !== 'read') await assertWriter(createReplicaBucket(replica), dataDir);
  if (access === 'read') assertSiteExists({ dataDir, databaseFile });
  const hasDatabase = existsSync(databaseFile);
  const { missing, isLater } = compareMigrations(hasDatabase ? readMigrations(databaseFile) : []);
  if (isLater) throw createLaterDatabaseError();
  const isBehind = missing.length > 0;
  if (isBehind && access === 'read')
    throw new Error(
      `The database is from an earlier version, and this command only reads. Start the site once to upgrade it, or use the command of that version.`,
    );
  const unlock =
    isBehind || access === 'alone' ? await openFolder(dataDir, isBehind && hasDatabase) : undefined;
  const db =
    access === 'read'
      ? openReadOnlyDatabase(databaseFile)
      : openDatabase(databaseFile, { isReplicated: replica !== undefined });
  try {
    if (access !== 'read') await migrateToLatest(db);
    return await work(db);
  } finally {
    await db.destroy();
    unlock?.();
  }
}

export function assertSiteExists({ dataDir, databaseFile }: Pick<Config, 'dataDir' | 'databaseFile'>): void {
  if (!existsSync(databaseFile))
    throw new Error(`There is no site in ${dataDir} yet. Run npm start once to create it.`);
}

async function openFolder(dataDir: string, mustMigrate: boolean): Promise<() => void> {
  try {
    return await openDataFolder({ dataDir }, openLog('warn'), 0);
  } catch (error) {
    if (!mustMigrate) throw error;
    const reason = 'The database is from an earlier version and must be upgraded first.';
    throw new Error(`${reason} ${(error as Error).message}`);
  }
}
