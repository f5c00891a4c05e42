import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '../../domain/time';
import { isMissing } from '../files/read-file-if-there';
import { every, type Job, type JobNeeds } from '../jobs/every';
import { type BackupNeeds, backUp } from './backup';
import { scheduledName, scheduledTime } from './names';
import type { OffSite } from './off-site';

export type Schedule = {
  folder: string;
  /** How many stay; nothing else in the folder is touched. */
  keep: number;
  offSite: OffSite | undefined;
};

const LOOK_MS = 900_000;

/** Makes a backup once a day, however often the site is started. */
export const startBackups = (schedule: Schedule, needs: BackupNeeds & JobNeeds): Job =>
  every(LOOK_MS, 'backup', () => backUpDaily(schedule, needs), needs);

/** Makes the day's backup unless there is one, copies what is not copied yet, and removes what is too many. */
export async function backUpDaily(
  { folder, keep, offSite }: Schedule,
  needs: BackupNeeds & JobNeeds,
): Promise<void> {
  const now = needs.clock.now();
  const age = (name: string) => Math.abs(now.getTime() - (scheduledTime(name)?.getTime() ?? 0));
  if (!(await scheduledBackups(folder)).some(name => age(name) < DAY_MS)) {
    const name = scheduledName(now);
    const missing = await backUp(needs, path.join(folder, name), now);
    if (missing.length > 0) needs.log.error({ missing }, 'files are lost: a backup was made without them');
    else needs.log.info({ backup: name }, 'a backup was made');
  }
  const names = await scheduledBackups(folder);
  for (const name of names.slice(keep)) await rm(path.join(folder, name));
  if (!offSite) return;
  const copies = await offSite.list();
  const newest = names[0];
  if (newest && !copies.includes(newest)) {
    await offSite.copy(path.join(folder, newest), newest);
    copies.push(newest);
  }
  for (const name of copies.sort().reverse().slice(keep)) await offSite.remove(name);
}

/** Names of the scheduled backups in a folder, the newest first. */
export async function scheduledBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(error => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.filter(scheduledTime).sort().reverse();
}
