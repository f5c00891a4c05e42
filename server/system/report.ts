import path from 'node:path';
import { MIGRATIONS } from '../../db/migrate';
import { DAY_MS } from '../../domain/time';
import type { MediaStore } from '../../use-cases/ports';
import type { SystemJob, SystemState } from '../../use-cases/system-state';
import { scheduledTime } from '../backup/names';
import { scheduledBackups } from '../backup/schedule';
import type { Config } from '../config';
import { diskOf } from '../disk-room';
import { databaseSize, sizeOf } from '../files/database-size';
import { dailyTimes } from '../jobs/daily';
import { type DatabaseCheckNeeds, lastDatabaseCheck } from '../jobs/database-check';
import type { Job } from '../jobs/every';
import { version } from '../version';
import type { Minutes } from './minutes';

export type ReportNeeds = Pick<DatabaseCheckNeeds, 'db' | 'clock' | 'log'> & {
  config: Config;
  mediaStore: MediaStore;
  minutes: Minutes;
  jobs: {
    outbox: Job;
    files: Job;
    variants: Job;
    daily: Job;
    searching: Job;
    linking: Job;
    backup: Job | undefined;
  };
};

/** Tells staff how machine and process stand. What cannot be read fails the whole: half a picture would look well. */
export function systemReport(needs: ReportNeeds): () => Promise<SystemState> {
  const { config, db, clock, mediaStore, minutes, jobs } = needs;
  const { dataDir, databaseFile, diskFloor, smtpUrl, s3 } = config;
  const startedAt = clock.now().toISOString();

  async function answers(): Promise<boolean> {
    try {
      await mediaStore.check();
      return true;
    } catch (error) {
      needs.log.warn({ err: error }, 'the media store does not answer');
      return false;
    }
  }

  return async () => {
    const now = clock.now().getTime();
    const backups = await backupsOf(config.backups);
    const daily = await dailyTimes(db);
    const dueAfter = (time: Date | undefined) => time && new Date(time.getTime() + DAY_MS);
    return {
      version,
      startedAt,
      disk: { ...(await diskOf(dataDir)), floor: diskFloor },
      database: {
        size: await databaseSize(databaseFile),
        migration: Object.keys(MIGRATIONS).at(-1) ?? '',
        check: await lastDatabaseCheck(db),
      },
      mail: { taker: smtpUrl ? 'server' : 'folder', server: smtpUrl && new URL(smtpUrl).host },
      media: { bucket: s3?.bucket, answers: await answers() },
      jobs: [
        jobs.outbox.state(),
        jobs.files.state(),
        jobs.variants.state(),
        jobs.searching.state(),
        jobs.linking.state(),
        // These two look more often than they have something to do.
        onceADay(jobs.daily, daily.ranAt, daily.dueAt),
        ...(jobs.backup ? [onceADay(jobs.backup, backups?.lastAt, dueAfter(backups?.lastAt))] : []),
      ],
      backups: backups && {
        keep: backups.keep,
        offSite: backups.offSite,
        last: backups.lastAt && { at: backups.lastAt.toISOString(), size: backups.size },
      },
      hours: minutes.hours(now),
      quarters: minutes.quarters(now),
    };
  };
}

/** A job that looks more often than it works. A failure is tried again before the day is over. */
function onceADay(job: Job, ranAt: Date | undefined, dueAt: Date | undefined): SystemJob {
  const state = job.state();
  const due = dueAt?.toISOString();
  const isWaiting = !state.failing && due !== undefined && state.nextRun !== undefined && due > state.nextRun;
  return {
    ...state,
    everyMs: DAY_MS,
    lastRun: ranAt?.toISOString(),
    nextRun: isWaiting ? due : state.nextRun,
  };
}

async function backupsOf(settings: Config['backups']) {
  if (!settings) return undefined;
  const { folder, keep, s3Prefix } = settings;
  const [last] = await scheduledBackups(folder).catch(() => []);
  return {
    keep,
    offSite: s3Prefix !== undefined,
    lastAt: last === undefined ? undefined : scheduledTime(last),
    size: last === undefined ? 0 : await sizeOf(path.join(folder, last)),
  };
}
