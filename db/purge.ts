import type { Db, DbOrTransaction } from './connection';
import { createId } from './items';
import { readSetting, writeSetting } from './settings';
import { runInWorker } from './worker';

/** Set while the file may contain bytes of deleted requests. Each deletion writes a new value. */
const PURGE_DUE_SETTING = 'purge_due';

/** Maximum wait (ms) for readers of an older state. */
const READER_TIMEOUT_MS = 10_000;

const PURGE_PROGRAM = `
const db = new SQLite(data.file, { fileMustExist: true, timeout: data.giveUpMs });
db.exec('vacuum');
const [{ busy }] = db.pragma('wal_checkpoint(truncate)');
db.close();
return busy;
`;

/** Requests a purge. Call this in the deletion’s transaction, so that a crash can’t skip the purge. */
export const requestPurge = (db: DbOrTransaction): Promise<void> =>
  writeSetting(db, PURGE_DUE_SETTING, createId());

export const isPurgeDue = async (db: Db): Promise<boolean> =>
  (await readSetting(db, PURGE_DUE_SETTING)) !== undefined;

/**
 * Rewrites the file without deleted data and empties its log. Works while the site is running.
 * @throws Error when a reader uses an older state for too long.
 */
export async function purgeDeletedData(db: Db, file: string): Promise<void> {
  const purgeRequestId = await readSetting(db, PURGE_DUE_SETTING);
  if (await runInWorker<number>(PURGE_PROGRAM, { file, giveUpMs: READER_TIMEOUT_MS }))
    throw new Error('The database log is in use and may contain erased data. Run this again.');
  if (purgeRequestId)
    await db
      .deleteFrom('settings')
      .where('name', '=', PURGE_DUE_SETTING)
      .where('value', '=', purgeRequestId)
      .execute();
}
