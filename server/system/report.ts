import path from 'node:path';
import { MIGRATIONS } from '../../db/migrate';
import { DAY_MS } from '../../domain/time';
import type { MediaStore } from '../../use-cases/ports';
import { isSiteHidden } from '../../use-cases/site/setup';
import type { SystemJob, SystemState } from '../../use-cases/system-state';
import { parseScheduledTime } from '../backup/names';
import { listScheduledBackups } from '../backup/schedule';
import type { Config } from '../config';
import { getDiskSpace } from '../disk-guard';
import { getDatabaseSize, getFileSize } from '../files/file-size';
import { getDailyTimes } from '../jobs/daily';
import { type DatabaseCheckNeeds, readLastDatabaseCheck } from '../jobs/database-check';
import type { Job } from '../jobs/every';
import type { Replica } from '../replica';
import { version } from '../version';
import type { MinuteMetrics } from './minute-metrics';

type ReportNeeds = Pick<DatabaseCheckNeeds, 'db' | 'clock' | 'log'> & {
  config: Config;
  mediaStore: MediaStore;
  minutes: MinuteMetrics;
  replica: Pick<Replica, 'getState'> | undefined;
  jobs: Record<'outbox' | 'digest' | 'files' | 'variants' | 'daily' | 'search' | 'linking', Job> &
    Record<'webhook' | 'mailbox' | 'backup' | 'replica' | 'cachePurge', Job | undefined>;
};

/**
 * Creates a report on the machine and the process. If a measurement fails, so does the whole report, because a partial
 * report would look healthy.
 */
export function createSystemReport(needs: ReportNeeds): () => Promise<SystemState> {
  const { config, db, clock, mediaStore, minutes, jobs, replica } = needs;
  const { dataDir, databaseFile, diskFloor, smtpUrl, s3 } = config;
  const startedAt = clock.now().toISOString();

  async function isStoreReachable(): Promise<boolean> {
    try {
      await mediaStore.check();
      return true;
    } catch (error) {
      needs.log.warn({ err: error }, 'the media store does not respond');
      return false;
    }
  }

  return async () => {
    const now = clock.now().getTime();
    const backups = await findBackups(config.backups);
    const daily = await getDailyTimes(db);
    const findNextDue = (time: Date | undefined) => time && new Date(time.getTime() + DAY_MS);
    return {
      version,
      startedAt,
      isSiteHidden: await isSiteHidden(db),
      disk: { ...(await getDiskSpace(dataDir)), floor: diskFloor },
      database: {
        size: await getDatabaseSize(databaseFile),
        migration: Object.keys(MIGRATIONS).at(-1) ?? '',
        check: await readLastDatabaseCheck(db),
      },
      mail: { taker: smtpUrl ? 'server' : 'folder', server: smtpUrl && new URL(smtpUrl).host },
      webhook: config.webhook && new URL(config.webhook.url).host,
      media: { bucket: s3?.bucket, answers: await isStoreReachable() },
      jobs: [
        jobs.outbox.getState(),
        jobs.webhook?.getState(),
        jobs.digest.getState(),
        jobs.mailbox?.getState(),
        jobs.files.getState(),
        jobs.variants.getState(),
        jobs.search.getState(),
        jobs.linking.getState(),
        // Daily work and backups check more often than they run.
        toDailyJob(jobs.daily, daily.ranAt, daily.dueAt),
        jobs.cachePurge?.getState(),
        jobs.replica?.getState(),
        jobs.backup && toDailyJob(jobs.backup, backups?.lastAt, findNextDue(backups?.lastAt)),
      ].filter(state => state !== undefined),
      backups: backups && {
        keep: backups.keep,
        offSite: backups.offSite,
        last: backups.lastAt && { at: backups.lastAt.toISOString(), size: backups.size },
      },
      replica: replica?.getState(),
      hours: minutes.listHours(now),
      quarters: minutes.listQuarters(now),
    };
  };
}

/** Reports a job that checks more often than it works. Failures are retried on the same day. */
function toDailyJob(job: Job, ranAt: Date | undefined, dueAt: Date | undefined): SystemJob {
  const state = job.getState();
  const dueTime = dueAt?.toISOString();
  const isWaiting =
    !state.failing && dueTime !== undefined && state.nextRun !== undefined && dueTime > state.nextRun;
  return {
    ...state,
    everyMs: DAY_MS,
    lastRun: ranAt?.toISOString(),
    nextRun: isWaiting ? dueTime : state.nextRun,
  };
}

async function findBackups(settings: Config['backups']) {
  if (!settings) return undefined;
  const { folder, keep, s3Prefix } = settings;
  const [lastBackup] = await listScheduledBackups(folder).catch(() => []);
  return {
    keep,
    offSite: s3Prefix !== undefined,
    lastAt: lastBackup === undefined ? undefined : parseScheduledTime(lastBackup),
    size: lastBackup === undefined ? 0 : await getFileSize(path.join(folder, lastBackup)),
  };
}
