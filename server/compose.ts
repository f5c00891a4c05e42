import { mkdirSync } from 'node:fs';
import { openDatabase } from '../db/connection';
import { migrateToLatest } from '../db/migrate';
import type { Services } from '../trpc/context';
import { attachmentFolder } from './attachments/folder';
import type { Config } from './config';
import { startMaintenance } from './jobs/maintenance';
import { startOutbox } from './jobs/outbox';
import type { Log } from './log';
import { createMailer } from './mail/mailer';
import { mediaIntake } from './media/intake';
import { createMediaStore } from './media/store';
import { PageCache } from './page-cache';

/** Everything one process runs on, and how to end it. */
export type Composition = { services: Services; cache: PageCache; close: () => Promise<void> };

/**
 * Opens the database (migrated), plugs the adapters into their ports and starts the jobs.
 * @param config settings of this process.
 */
export async function compose(config: Config, log: Log): Promise<Composition> {
  mkdirSync(config.dataDir, { recursive: true });
  const db = openDatabase(config.databaseFile);
  await migrateToLatest(db);

  const clock = { now: () => new Date() };
  const cache = new PageCache();
  const mediaStore = createMediaStore(config);
  const maintenance = startMaintenance({
    db,
    clock,
    log,
    mediaStore,
    attachments: attachmentFolder(config.dataDir),
  });
  const intake = mediaIntake({ db, clock, store: mediaStore, sweepSoon: maintenance.sweepSoon });
  const attachments = attachmentFolder(config.dataDir);
  const outbox = startOutbox({
    db,
    clock,
    log,
    attachments,
    mailer: createMailer(config, log),
    siteUrl: config.siteUrl,
    mailTo: config.mailTo,
  });

  return {
    services: {
      db,
      clock,
      mediaStore,
      intake,
      attachments,
      contentChanged: () => cache.clear(),
      wakeOutbox: outbox.wake,
    },
    cache,
    async close() {
      await outbox.stop();
      await maintenance.stop();
      await db.destroy();
    },
  };
}
