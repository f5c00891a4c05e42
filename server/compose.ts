import { mkdirSync } from 'node:fs';
import { openDatabase } from '../db/connection';
import { migrateToLatest } from '../db/migrate';
import { databaseSessions } from '../db/sessions';
import { DAY_MS } from '../domain/time';
import type { Services } from '../trpc/context';
import { Previews } from '../trpc/previews';
import { SignInThrottle } from '../trpc/sign-in-throttle';
import { attachmentFolder } from './attachments/folder';
import type { Config } from './config';
import { startOutbox } from './jobs/outbox';
import { startRetention } from './jobs/retention';
import type { Log } from './log';
import { createMailer, outboxFolder } from './mail/mailer';
import { type IncomingFolder, incomingFolder } from './media/incoming-folder';
import { incomingBucket } from './media/incoming-s3';
import { mediaIntake } from './media/intake';
import { startMediaKeeper } from './media/keeper';
import { createMediaStore } from './media/store';
import { PageCache } from './page-cache';

/** Everything one process runs on, and how to end it. */
export type Composition = {
  services: Services;
  cache: PageCache;
  /** Where browsers upload to while there is no bucket. */
  incomingFolder: IncomingFolder | undefined;
  /** Mails and clearing away end with what they are at; requests are still answered. */
  stopJobs: () => Promise<void>;
  /** Ends everything; the database is closed. */
  close: () => Promise<void>;
};

/** @throws Error that names the setting when the folder cannot be written. */
function openDataDir({ dataDir, databaseFile }: Config) {
  try {
    mkdirSync(dataDir, { recursive: true });
    return openDatabase(databaseFile);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The setting DATA_DIR is not usable: ${reason}.`);
  }
}

/**
 * Opens the database (migrated), plugs the adapters into their ports and starts the jobs.
 * @param config settings of this process.
 */
export async function compose(config: Config, log: Log): Promise<Composition> {
  const db = openDataDir(config);
  await migrateToLatest(db);

  const clock = { now: () => new Date() };
  const cache = new PageCache();
  const mediaStore = createMediaStore(config);
  const attachments = attachmentFolder(config.dataDir);

  const folder = incomingFolder(config.dataDir);
  const incoming = config.s3 ? incomingBucket(config.s3) : folder;
  const sweepIncoming = () =>
    incoming
      .sweep(new Date(clock.now().getTime() - DAY_MS))
      .catch(error => log.warn({ err: error }, 'left-over uploads could not be cleared away'));
  const incomingTimer = setInterval(sweepIncoming, DAY_MS);
  void sweepIncoming();

  const keeper = startMediaKeeper({ db, store: mediaStore, clock, log });
  const outbox = startOutbox({
    db,
    clock,
    log,
    attachments,
    mailer: createMailer(config, log),
    siteUrl: config.siteUrl,
    mailTo: config.mailTo,
  });
  const retention = startRetention({
    db,
    clock,
    log,
    attachments,
    outboxFolder: outboxFolder(config.dataDir),
  });

  let stopped: Promise<unknown> | undefined;
  async function stopJobs() {
    clearInterval(incomingTimer);
    stopped ??= Promise.all([outbox.stop(), keeper.stop(), retention.stop()]);
    await stopped;
  }

  return {
    services: {
      db,
      clock,
      mediaStore,
      intake: mediaIntake({ db, store: mediaStore, clock, sweepSoon: keeper.sweepSoon }),
      incoming,
      previews: new Previews(),
      attachments,
      sessions: databaseSessions(db, clock.now),
      signInThrottle: new SignInThrottle(clock, config.rateLimit),
      contentChanged: () => cache.clear(),
      wakeOutbox: outbox.wake,
    },
    cache,
    incomingFolder: config.s3 ? undefined : folder,
    stopJobs,
    async close() {
      await stopJobs();
      await db.destroy();
    },
  };
}
