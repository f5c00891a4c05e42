import { DAY_MS } from '../../domain/time';
import { scheduledTime } from '../backup/names';
import { scheduledBackups } from '../backup/schedule';
import { type Finding, reasonOf, right, wrong } from './finding';

const HOUR_MS = 3_600_000;
/** One is made every day, and takes its time. */
const OLD_MS = DAY_MS + 2 * HOUR_MS;

/** Whether the last scheduled backup is as young as it should be. @param folder undefined when none are scheduled. */
export async function backups(folder: string | undefined, now: Date): Promise<Finding> {
  if (!folder) return right('none are scheduled (BACKUP_DIR)');
  const fix = `See that the site runs and that its user may write to ${folder}; its log says why a backup failed. By hand: npm run backup -- FILE.`;
  try {
    const last = (await scheduledBackups(folder)).map(scheduledTime)[0];
    if (!last) return wrong(`there is none in ${folder} yet`, fix);
    const age = now.getTime() - last.getTime();
    const says = `the last one was made ${Math.max(0, Math.floor(age / HOUR_MS))} hours ago`;
    return age > OLD_MS ? wrong(says, fix) : right(says);
  } catch (error) {
    return wrong(`${folder} cannot be read: ${reasonOf(error)}`, fix);
  }
}
