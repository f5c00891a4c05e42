import { DAY_MS, HOUR_MS } from '../../domain/time';
import { parseScheduledTime } from '../backup/names';
import { listScheduledBackups } from '../backup/schedule';
import { type Finding, fail, getReason, pass } from './finding';

/** A day between backups, and two hours to make one. */
const AGE_MAX_MS = DAY_MS + 2 * HOUR_MS;

/** @param folder undefined without scheduled backups. */
export async function checkBackups(folder: string | undefined, now: Date): Promise<Finding> {
  if (!folder) return pass('not scheduled (BACKUP_DIR)');
  const fix = `Check that the site runs and that its user can write to ${folder}. The log says why a backup failed. To back up manually: npm run backup -- FILE.`;
  try {
    const lastBackup = (await listScheduledBackups(folder)).map(parseScheduledTime)[0];
    if (!lastBackup) return fail(`no backup in ${folder} yet`, fix);
    const age = now.getTime() - lastBackup.getTime();
    const summary = `last backup ${Math.max(0, Math.floor(age / HOUR_MS))} hours ago`;
    return age > AGE_MAX_MS ? fail(summary, fix) : pass(summary);
  } catch (error) {
    return fail(`${folder} cannot be read: ${getReason(error)}`, fix);
  }
}
