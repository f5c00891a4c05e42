import type { Db } from '../../db/connection';
import { checkIntegrity } from '../../db/integrity';
import { readSetting, writeSetting } from '../../db/settings';
import type { Clock } from '../../use-cases/ports';
import type { Log } from '../log';

const LAST_CHECK_SETTING = 'database_check';

/** The last database check’s result and time (ISO 8601). */
type DatabaseCheck = { at: string; sound: boolean };

export type DatabaseCheckNeeds = { db: Db; databaseFile: string; clock: Clock; log: Log };

/** Checks the database while it is in use and stores the result. */
export async function runDatabaseCheck({ db, databaseFile, clock, log }: DatabaseCheckNeeds): Promise<void> {
  const check: DatabaseCheck = { at: clock.now().toISOString(), sound: false };
  try {
    const { damage, orphans } = await checkIntegrity(databaseFile);
    check.sound = damage.length === 0 && orphans === 0;
    if (!check.sound) log.error({ damage, orphans }, 'the database is damaged');
  } catch (error) {
    log.error({ err: error }, 'the database could not be checked');
  }
  await writeSetting(db, LAST_CHECK_SETTING, JSON.stringify(check));
}

/** Returns undefined before the first check. */
export async function readLastDatabaseCheck(db: Db): Promise<DatabaseCheck | undefined> {
  const value = await readSetting(db, LAST_CHECK_SETTING);
  return value === undefined ? undefined : JSON.parse(value);
}
