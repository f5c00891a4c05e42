import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '../db/connection';
import { setSiteUrl } from '../db/links';
import { deleteExpiredLinks } from '../db/member-links';
import { deleteDatabaseCopies, migrateToLatest } from '../db/migrate';
import { registerBuiltInPages } from '../db/pages';
import { createDatabaseSearch } from '../db/search';
import { createDatabaseSessions } from '../db/sessions';
import { deleteVisitsBefore } from '../db/visits';
import { cachePerSite, getSite, setSite } from '../domain/current-site';
import { VISIT_RETENTION_DAYS } from '../domain/limits';
import { fillFacts } from '../domain/site-tokens';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/time';
import {
  builtInAvailability,
  builtInFacts,
  builtInMailTexts,
  builtInMenus,
  builtInPeople,
} from '../site-data';
import { builtInPages, builtInSite } from '../site-data/shown';
import { refreshAllBusyTimes } from '../use-cases/bookings/busy-times';
import { queueReminders } from '../use-cases/bookings/reminders';
import { PresenceTracker } from '../use-cases/content/presence';
import { Previews } from '../use-cases/content/previews';
import { deleteExpiredContent } from '../use-cases/content/trash';
import type { Services } from '../use-cases/context';
import { queueDigest } from '../use-cases/enquiries/notices';
import { SignInThrottle } from '../use-cases/members/sign-in-throttle';
import { readLogo } from '../use-cases/site/brand';
import { checkLinks } from '../use-cases/site/links';
import { readMailTexts } from '../use-cases/site/mail-texts';
import { findOutdatedPages } from '../use-cases/site/outdated-texts';
import { createAttachmentFolder } from './attachments/folder';
import { createOffSiteStore } from './backup/off-site';
import { deleteReplacedData } from './backup/restore';
import { startBackups } from './backup/schedule';
import { applyBranding } from './brand/apply-branding';
import { setLogo } from './brand/logo';
import { fetchCalendar } from './calendars/fetch-calendar';
import type { Config } from './config';
import { createDiskGuard, createFreeBytesReader, type DiskGuard } from './disk-guard';
import { countFactUses } from './fact-uses';
import { listFailedChecks } from './http/health';
import { createImageProcesses, type ImageProcesses } from './images';
import { startDaily } from './jobs/daily';
import { runDatabaseCheck } from './jobs/database-check';
import { runEvery, systemClock } from './jobs/every';
import { startOutbox } from './jobs/outbox';
import { startPublications } from './jobs/publications';
import { startPurge } from './jobs/purge';
import { applyRetention, deleteOldActivity } from './jobs/retention';
import { startCachePurge } from './jobs/shared-cache';
import { startWebhook } from './jobs/webhook';
import type { Log } from './log';
import { createMailer } from './mail/mailer';
import { createMarkLoader } from './mail/mark';
import { composeSampleMail } from './mail/samples';
import { composeTestMail, sendTestMail } from './mail/test-mail';
import { createWrittenMailFolder } from './mail/written-mails';
import { createImageStorage } from './media/image-storage';
import { createIncomingFolder, type IncomingFolder } from './media/incoming-folder';
import { createIncomingBucket } from './media/incoming-s3';
import { createOriginalsFolder } from './media/originals';
import { createMediaStore } from './media/store';
import { startMediaMover, trashUnusedImages } from './media/sweeper';
import { startVariants } from './media/variants';
import { cacheUntilWrite } from './pages/cache-until-write';
import { PageCache } from './pages/page-cache';
import { readSite } from './read-site';
import type { Replica } from './replica';
import { refreshSearch } from './search/refresh';
import { createSecrets, readSecretKey } from './secret-key';
import { MinuteMetrics, startMeasuring } from './system/minute-metrics';
import { createSystemReport } from './system/report';
import { withSite } from './with-site';

export type Composition = {
  services: Services;
  cache: PageCache;
  disk: DiskGuard;
  replica: Replica | undefined;
  minutes: MinuteMetrics;
  imageProcesses: ImageProcesses;
  /** Folder for direct uploads when there is no bucket. */
  incomingFolder: IncomingFolder | undefined;
  /** Stops jobs after their current step. Requests are still served. */
  stopJobs: () => Promise<void>;
  /** Stops everything and closes the database. */
  close: () => Promise<void>;
};

const CALENDAR_READ_MS = 15 * MINUTE_MS;
/** Days to retain data that a migration or a restore replaced. */
const UPGRADE_COPY_RETENTION_DAYS = 30;

/** Opens and migrates the database, connects adapters to ports and starts the jobs. */
export async function compose(config: Config, log: Log, replica?: Replica): Promise<Composition> {
  const assertHeld = replica?.lease.assertHeld;
  const db = openDatabase(config.databaseFile, {
    isReplicated: replica !== undefined,
    assertWritable: assertHeld,
  });
  const migrationResult = await migrateToLatest(db);
  if (migrationResult) log.info(migrationResult, 'the database was migrated, after a copy of it');

  const clock = systemClock;
  const startJob = (intervalMs: number, name: string, work: (signal: AbortSignal) => Promise<void>) =>
    runEvery(intervalMs, name, work, { clock, log });
  registerBuiltInPages(builtInPages, fillFacts, clock.now());
  setSiteUrl(config.siteUrl);
  const builtInPagesAsDelivered = withSite(builtInSite, () => fillFacts(builtInPages));
  const builtIn = {
    builtInFacts,
    builtInMailTexts,
    builtInMenus,
    builtInPeople,
    builtInAvailability,
    builtInPages: {
      getCurrent: cachePerSite(() => fillFacts(builtInPages)),
      getDelivered: () => builtInPagesAsDelivered,
      fillFacts,
    },
  };
  const cache = new PageCache();
  let mailTexts = builtInMailTexts;
  async function handleSiteChange() {
    mailTexts = { ...builtInMailTexts, ...(await readMailTexts(db)) };
    setLogo(await readLogo(db));
    setSite(await readSite(db));
    applyBranding();
    cache.clear();
    // Facts about people and figures are also part of the search index.
    searchJob?.wake();
  }
  /** Hides or shows links in menus and built-in texts after pages change. */
  async function updateHiddenLinks() {
    const site = await readSite(db);
    if (isDeepStrictEqual(site, getSite())) return;
    setSite(site);
    cache.clear();
  }
  let searchJob: ReturnType<typeof runEvery> | undefined;
  const imageProcesses = createImageProcesses(log);
  await handleSiteChange();
  const mediaStore = createMediaStore(config, replica?.copyMedia);
  const attachmentFolder = createAttachmentFolder(config.dataDir);
  const attachments = replica?.copyAttachments(attachmentFolder) ?? attachmentFolder;
  const writtenMails = createWrittenMailFolder(config.dataDir);
  const sessions = createDatabaseSessions(db, clock.now);
  const incomingFolder = createIncomingFolder(config.dataDir);
  const incomingUploads = config.s3 ? createIncomingBucket(config.s3) : incomingFolder;

  const secrets = createSecrets(await readSecretKey(config.dataDir));
  const mailer = createMailer(config, log);
  const { siteUrl, databaseFile } = config;
  const getMailTo = () => config.mailTo ?? getSite().email;
  const checkDatabase = () => runDatabaseCheck({ db, databaseFile, clock, log });
  const loadMark = createMarkLoader(imageProcesses, log);
  const journal = replica?.mailJournal;
  const outbox = startOutbox({
    ...{ db, clock, log, attachments, mailer, secrets, siteUrl, getMailTo },
    ...{ getMailTexts: () => mailTexts, mark: loadMark, replyTo: config.replyTo },
    journal,
  });
  const webhook = config.webhook && startWebhook({ db, clock, log, journal, webhook: config.webhook });
  function wakeOutbox() {
    outbox.wake();
    webhook?.wake();
  }
  const hasMailServer = mailer.transport === 'server';
  const digest = startJob(MINUTE_MS, 'morning digest', async () => {
    if (hasMailServer && (await queueDigest({ db, clock, getSite }))) wakeOutbox();
  });
  const mediaMover = startMediaMover({ db, store: mediaStore, clock, log });
  const originals = createOriginalsFolder(config.dataDir);
  const backgroundProcesses = createImageProcesses(log, { processes: 1, isBackground: true });
  const variants = startVariants({
    ...{ db, clock, log, originals, imageProcesses, background: backgroundProcesses },
    ...{ store: mediaStore, scheduleSweep: mediaMover.wake },
  });
  const readCalendar: Services['readCalendar'] = async (url, period) =>
    backgroundProcesses.draw('readBusyTimes', { text: await fetchCalendar(url), ...period });
  const bookingNeeds = { db, clock, getSite, builtInAvailability, wakeOutbox: outbox.wake };
  const calendarJob = startJob(CALENDAR_READ_MS, 'busy times', signal =>
    refreshAllBusyTimes({ ...bookingNeeds, readCalendar }, signal),
  );
  const reminders = startJob(MINUTE_MS, 'call reminders', () => queueReminders(bookingNeeds));
  const disk = createDiskGuard(createFreeBytesReader(config.dataDir), config.diskFloor);
  const { imapUrl } = config;
  const mailbox =
    imapUrl &&
    startJob(MINUTE_MS, 'mailbox', async signal => {
      const { readMailbox } = await import('./mail/mailbox');
      const parseEmail = (source: Uint8Array) => imageProcesses.draw('parseEmail', source);
      await readMailbox({ db, clock, log, attachments, imapUrl, disk, parseEmail }, signal);
    });
  const purge = startPurge({ db, databaseFile, clock, log, eraseWith: replica?.eraseWith });
  const retentionNeeds = { db, clock, log, attachments, writtenMails, schedulePurge: purge.wake };
  const getDaysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const daily = startDaily(
    [
      { name: 'requests', run: () => applyRetention(retentionNeeds) },
      { name: 'unused images', run: () => trashUnusedImages({ db, clock, log }).then(mediaMover.wake) },
      { name: 'abandoned uploads', run: () => incomingUploads.sweep(getDaysAgo(1)) },
      {
        name: 'old deleted and replaced images',
        run: () => deleteExpiredContent({ db, clock }).then(mediaMover.wake),
      },
      { name: 'expired sessions', run: sessions.sweep },
      { name: 'expired links', run: () => deleteExpiredLinks(db, clock.now()) },
      { name: 'old activity', run: () => deleteOldActivity(db, clock) },
      { name: 'old visit counts', run: () => deleteVisitsBefore(db, getDaysAgo(VISIT_RETENTION_DAYS)) },
      {
        name: 'data replaced by restores',
        run: () => deleteReplacedData(config.dataDir, getDaysAgo(UPGRADE_COPY_RETENTION_DAYS)),
      },
      { name: 'database check', run: checkDatabase },
      {
        name: 'old database copies',
        run: () => deleteDatabaseCopies(databaseFile, getDaysAgo(UPGRADE_COPY_RETENTION_DAYS)),
      },
    ],
    { db, clock, log },
  );
  const replicaJob = replica && startJob(HOUR_MS, 'unused file copies', () => replica.deleteUnusedCopies());

  const getSiteLinks = () => {
    const { header, footer, legal } = getSite().menus;
    return { menus: header, footer: [footer, legal] };
  };
  const linkJob = startJob(HOUR_MS, 'links', signal =>
    checkLinks({ db, clock, listSiteLinks: getSiteLinks }, signal),
  );
  linkJob.wake();
  function onContentChange() {
    cache.clear();
    updateHiddenLinks().catch(error =>
      log.error({ err: error }, 'menus could not be updated after a content change'),
    );
    linkJob.wake();
  }
  const publications = startPublications({
    db,
    clock,
    log,
    onContentChange() {
      mediaMover.wake();
      onContentChange();
    },
  });
  searchJob = startJob(DAY_MS, 'search index', signal => refreshSearch(db, signal));

  const { backups, s3, dataDir, sharedCache } = config;
  const cachePurge = sharedCache && startCachePurge(sharedCache, { clock, log });
  if (cachePurge) cache.onClear = cachePurge.wake;
  const offSiteStore = s3 && backups?.s3Prefix ? createOffSiteStore(s3, backups.s3Prefix) : undefined;
  const backupJob =
    backups && startBackups({ ...backups, offSiteStore }, { dataDir, databaseFile, mediaStore, clock, log });

  const minutes = new MinuteMetrics();
  const isReady = async () => (await listFailedChecks({ db, mediaStore, disk, replica })).length === 0;
  const measuringJob = startMeasuring(minutes, isReady, { clock, log });
  const jobs = {
    outbox,
    webhook,
    digest,
    publications,
    files: mediaMover,
    variants,
    daily,
    purge,
    search: searchJob,
    linking: linkJob,
    calendars: calendarJob,
    reminders,
    mailbox: mailbox || undefined,
    backup: backupJob,
    replica: replicaJob,
    cachePurge,
  };

  let stopPromise: Promise<unknown> | undefined;
  async function stopJobs() {
    stopPromise ??= Promise.all([measuringJob, ...Object.values(jobs)].map(job => job?.stop()));
    await stopPromise;
  }

  return {
    services: {
      db,
      clock,
      secrets,
      getSite,
      ...builtIn,
      findOutdatedPages: cacheUntilWrite(
        () => cache.generation,
        () => findOutdatedPages({ db, siteUrl, ...builtIn }),
      ),
      onSiteChange: handleSiteChange,
      countFactUses: () => countFactUses(db),
      siteUrl,
      hasMailServer,
      hasWebhook: webhook !== undefined,
      mediaStore,
      images: createImageStorage({
        ...{ db, clock, imageProcesses, originals },
        store: mediaStore,
        // A bucket serves files directly, so the site can’t replace a missing variant with the fallback.
        scheduleVariants: config.s3 ? undefined : variants.wake,
        scheduleSweep: mediaMover.wake,
        settle: mediaMover.settle,
      }),
      createLogoVariants: bytes => imageProcesses.draw('createLogoVariants', { bytes }),
      readCalendar,
      incoming: incomingUploads,
      previews: new Previews(),
      presence: new PresenceTracker(clock),
      attachments,
      writtenMails,
      sessions,
      search: createDatabaseSearch(db),
      signInThrottle: new SignInThrottle(clock, config.rateLimit),
      onContentChange,
      wakeOutbox,
      schedulePurge: purge.wake,
      getSystemState: createSystemReport({ config, db, clock, log, mediaStore, minutes, jobs, replica }),
      checkDatabase,
      sendSampleMail: async (mail, texts, to) =>
        sendTestMail(
          mailer,
          composeSampleMail(mail, texts, to, { siteUrl, now: clock.now(), mark: await loadMark() }),
        ),
      sendTestMail: async to =>
        sendTestMail(mailer, composeTestMail(to, { siteUrl, now: clock.now(), mark: await loadMark() })),
    },
    cache,
    disk,
    replica,
    minutes,
    imageProcesses,
    incomingFolder: config.s3 ? undefined : incomingFolder,
    stopJobs,
    async close() {
      await stopJobs();
      imageProcesses.close();
      await db.destroy();
      await replica?.close();
    },
  };
}
