import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '../../domain/time';
import { listFolder } from '../files/missing-files';
import { type Job, type JobNeeds, runEvery } from '../jobs/every';
import { type BackupNeeds, createBackup } from './backup';
import { formatScheduledName, parseScheduledTime } from './names';
import type { OffSiteStore } from './off-site';

type Schedule = {
  folder: string;
  /** Number of backups to retain. Other files are never touched. */
  keep: number;
  offSiteStore: OffSiteStore | undefined;
};

const CHECK_INTERVAL_MS = 900_000;

/** Starts the job that makes one backup a day, however often the site restarts. */
export const startBackups = (schedule: Schedule, needs: BackupNeeds & JobNeeds): Job =>
  runEvery(CHECK_INTERVAL_MS, 'backup', () => createDailyBackup(schedule, needs), needs);

/** Makes the day’s backup if it is missing, copies it off-site, and deletes old backups. */
export async function createDailyBackup(
  { folder, keep, offSiteStore }: Schedule,
  needs: BackupNeeds & JobNeeds,
): Promise<void> {
  const now = needs.clock.now();
  const getAge = (name: string) => Math.abs(now.getTime() - (parseScheduledTime(name)?.getTime() ?? 0));
  if (!(await listScheduledBackups(folder)).some(name => getAge(name) < DAY_MS)) {
    const name = formatScheduledName(now);
    const missingFiles = await createBackup(needs, path.join(folder, name), now);
    if (missingFiles.length > 0)
      needs.log.error({ missing: missingFiles }, 'a backup was made without files that are lost');
    else needs.log.info({ backup: name }, 'a backup was made');
  }
  const names = await listScheduledBackups(folder);
  for (const name of names.slice(keep)) await rm(path.join(folder, name));
  if (!offSiteStore) return;
  const copies = await offSiteStore.list();
  const newestBackup = names[0];
  if (newestBackup && !copies.includes(newestBackup)) {
    await offSiteStore.copy(path.join(folder, newestBackup), newestBackup);
    copies.push(newestBackup);
  }
  for (const name of copies.sort().reverse().slice(keep)) await offSiteStore.remove(name);
}

/** Lists the newest first. */
export async function listScheduledBackups(folder: string): Promise<string[]> {
  return (await listFolder(folder)).filter(parseScheduledTime).sort().reverse();
}
