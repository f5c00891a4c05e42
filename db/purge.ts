import type { Db, DbOrTransaction } from './connection';
import { newId } from './items';
import { readSetting, writeSetting } from './settings';
import { inThread } from './thread';

/** Set while the file may hold bytes of deleted requests; a new value with every deletion. */
const PURGE_DUE = 'purge_due';

/** How long (ms) readers of an older state are waited for. */
const GIVE_UP_MS = 10_000;

const PURGE = `
const db = new SQLite(data.file, { fileMustExist: true, timeout: data.giveUpMs });
db.exec('vacuum');
const [{ busy }] = db.pragma('wal_checkpoint(truncate)');
db.close();
return busy;
`;

/** Notes in the transaction of a deletion that its bytes are to be removed, so that a crash cannot prevent it. */
export const requirePurge = (db: DbOrTransaction): Promise<void> => writeSetting(db, PURGE_DUE, newId());

export const isPurgeDue = async (db: Db): Promise<boolean> =>
  (await readSetting(db, PURGE_DUE)) !== undefined;

/**
 * Rewrites the database file without what was deleted from it, also by earlier versions, which only marked it as free,
 * and empties its log. Works beside a running site.
 * @throws Error with a sentence while somebody reads an older state for long.
 */
export async function purgeDeleted(db: Db, file: string): Promise<void> {
  const due = await readSetting(db, PURGE_DUE);
  if (await inThread<number>(PURGE, { file, giveUpMs: GIVE_UP_MS }))
    throw new Error('The log of the database is in use, and may hold what was erased: run this again');
  if (due) await db.deleteFrom('settings').where('name', '=', PURGE_DUE).where('value', '=', due).execute();
}
