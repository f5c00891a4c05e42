import { isDeepStrictEqual } from 'node:util';
import { builtInPages } from '../content/built-in-pages';
import { builtInMailTexts } from '../content/mail-texts';
import { builtInMenus } from '../content/menus';
import { footerColumns, legalLinks, mainNav } from '../content/nav';
import { builtInPeopleParts } from '../content/people-parts';
import { perSite } from '../content/per-site';
import { builtInFacts, getSite, setSite } from '../content/site';
import { withFacts } from '../content/with-facts';
import { openDatabase } from '../db/connection';
import { setSiteUrl } from '../db/links';
import { deleteExpiredLinks } from '../db/member-links';
import { deleteCopies, migrateToLatest } from '../db/migrate';
import { registerBuiltInPages } from '../db/pages';
import { createDatabaseSearch } from '../db/search';
import { createDatabaseSessions } from '../db/sessions';
import { toSite } from '../domain/site';
import { DAY_MS, HOUR_MS } from '../domain/time';
import { Presence } from '../use-cases/content/presence';
import { Previews } from '../use-cases/content/previews';
import { deleteExpiredContent } from '../use-cases/content/trash';
import type { Services } from '../use-cases/context';
import { SignInThrottle } from '../use-cases/members/sign-in-throttle';
import { readLogo } from '../use-cases/site/brand';
import { readFacts } from '../use-cases/site/facts';
import { checkLinks } from '../use-cases/site/links';
import { readMailTexts } from '../use-cases/site/mail-texts';
import { findOutdatedPages } from '../use-cases/site/outdated-texts';
import { attachmentFolder } from './attachments/folder';
import { offSite } from './backup/off-site';
import { removeReplaced } from './backup/restore';
import { startBackups } from './backup/schedule';
import { takeLogo } from './brand/logo';
import { paintBrand } from './brand/paint';
import type { Config } from './config';
import { type DiskRoom, diskRoom, freeBytes } from './disk-room';
import { factUses } from './fact-uses';
import { notReady } from './http/health';
import { startDaily } from './jobs/daily';
import { checkDatabase } from './jobs/database-check';
import { every, systemClock } from './jobs/every';
import { startOutbox } from './jobs/outbox';
import { startPublications } from './jobs/publications';
import { startPurge } from './jobs/purge';
import { applyRetention, forgetActivity } from './jobs/retention';
import type { Log } from './log';
import { createMailer } from './mail/mailer';
import { markOfMails } from './mail/mark';
import { sampleMail } from './mail/samples';
import { testMail, tryMail } from './mail/test-mail';
import { writtenMails } from './mail/written-mails';
import { imageStorage } from './media/image-storage';
import { type IncomingFolder, incomingFolder } from './media/incoming-folder';
import { incomingBucket } from './media/incoming-s3';
import { originalsFolder } from './media/originals';
import { createMediaStore } from './media/store';
import { startSettling, sweepUnused } from './media/sweeper';
import { startVariants } from './media/variants';
import { oncePerWrite } from './pages/once-per-write';
import { PageCache } from './pages/page-cache';
import { type Pictures, pictureProcesses } from './pictures';
import { refreshSearch } from './search/refresh';
import { readSecretKey, secretsOf } from './secret-key';
import { shownLinks, shownParts } from './site-parts';
import { Minutes, measure } from './system/minutes';
import { systemReport } from './system/report';
import { withSite } from './with-site';

/** Everything one process runs on, and how to end it. */
export type Composition = {
  services: Services;
  cache: PageCache;
  disk: DiskRoom;
  minutes: Minutes;
  pictures: Pictures;
  /** Where browsers upload to while there is no bucket. */
  incomingFolder: IncomingFolder | undefined;
  /** Mails and clearing away end with what they are at; requests are still answered. */
  stopJobs: () => Promise<void>;
  /** Ends everything; the database is closed. */
  close: () => Promise<void>;
};

/** Days that what a migration or a restore replaced is kept. */
const COPIES_KEPT_DAYS = 30;

/**
 * Opens the database (migrated), plugs the adapters into their ports and starts the jobs.
 * @param config settings of this process.
 */
export async function compose(config: Config, log: Log): Promise<Composition> {
  const db = openDatabase(config.databaseFile);
  const migrated = await migrateToLatest(db);
  if (migrated) log.info(migrated, 'the database was brought up to date, after a copy of it');

  const clock = systemClock;
  registerBuiltInPages(builtInPages, withFacts, clock.now());
  setSiteUrl(config.siteUrl);
  const deliveredPages = withSite(toSite(builtInFacts), () => withFacts(builtInPages));
  const builtIn = {
    builtInFacts,
    builtInMailTexts,
    builtInMenus,
    builtInPeople: builtInPeopleParts,
    builtInPages: {
      today: perSite(() => withFacts(builtInPages)),
      delivered: () => deliveredPages,
      withFacts,
    },
  };
  const cache = new PageCache();
  let mailTexts = builtInMailTexts;
  async function siteChanged() {
    mailTexts = { ...builtInMailTexts, ...(await readMailTexts(db)) };
    const logo = await readLogo(db);
    takeLogo(logo);
    setSite({ ...toSite(await readFacts(db, builtInFacts)), ...(await shownParts(db, logo)) });
    paintBrand();
    cache.clear();
    // People and figures are found by what they are now.
    searching?.wake();
  }
  /** Links whose pages went or came are hidden or shown: in menus, and in what is built in. */
  async function linksFollow() {
    const { menus, gone, ...rest } = getSite();
    const links = await shownLinks(db);
    if (isDeepStrictEqual([links.menus, links.gone], [menus, gone])) return;
    setSite({ ...rest, ...links });
    cache.clear();
  }
  let searching: ReturnType<typeof every> | undefined;
  const pictures = pictureProcesses(log);
  await siteChanged();
  const mediaStore = createMediaStore(config);
  const attachments = attachmentFolder(config.dataDir);
  const mails = writtenMails(config.dataDir);
  const sessions = createDatabaseSessions(db, clock.now);
  const folder = incomingFolder(config.dataDir);
  const incoming = config.s3 ? incomingBucket(config.s3) : folder;

  const secrets = secretsOf(await readSecretKey(config.dataDir));
  const mailer = createMailer(config, log);
  const { siteUrl, databaseFile } = config;
  const mailTo = () => config.mailTo ?? getSite().email;
  const lookThrough = () => checkDatabase({ db, databaseFile, clock, log });
  const mark = markOfMails(pictures, log);
  const outbox = startOutbox({
    ...{ db, clock, log, attachments, mailer, secrets, siteUrl, mailTo },
    ...{ mailTexts: () => mailTexts, mark },
  });
  const files = startSettling({ db, store: mediaStore, clock, log });
  const originals = originalsFolder(config.dataDir);
  const background = pictureProcesses(log, { processes: 1, background: true });
  const variants = startVariants({
    ...{ db, clock, log, originals, pictures, background },
    ...{ store: mediaStore, sweepSoon: files.wake },
  });
  const purge = startPurge({ db, databaseFile, clock, log });
  const retention = { db, clock, log, attachments, writtenMails: mails, purgeSoon: purge.wake };
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const daily = startDaily(
    [
      { name: 'requests', run: () => applyRetention(retention) },
      { name: 'unused images', run: () => sweepUnused({ db, clock, log }).then(files.wake) },
      { name: 'left-over uploads', run: () => incoming.sweep(daysAgo(1)) },
      {
        name: 'what was deleted or replaced long ago',
        run: () => deleteExpiredContent({ db, clock }).then(files.wake),
      },
      { name: 'expired sessions', run: sessions.sweep },
      { name: 'links that are over', run: () => deleteExpiredLinks(db, clock.now()) },
      { name: 'activity of long ago', run: () => forgetActivity(db, clock) },
      {
        name: 'what restores put aside',
        run: () => removeReplaced(config.dataDir, daysAgo(COPIES_KEPT_DAYS)),
      },
      { name: 'a look through the database', run: lookThrough },
      { name: 'copies of the database', run: () => deleteCopies(databaseFile, daysAgo(COPIES_KEPT_DAYS)) },
    ],
    { db, clock, log },
  );

  const siteLinks = () => ({ menus: mainNav(), footer: [footerColumns(), legalLinks()] });
  const linking = every(HOUR_MS, 'links', signal => checkLinks({ db, clock, siteLinks }, signal), {
    clock,
    log,
  });
  linking.wake();
  function contentChanged() {
    cache.clear();
    linksFollow().catch(error => log.error({ err: error }, 'The menus do not follow the content'));
    linking.wake();
  }
  const publications = startPublications({
    db,
    clock,
    log,
    contentChanged() {
      files.wake();
      contentChanged();
    },
  });
  searching = every(DAY_MS, 'search index', signal => refreshSearch(db, signal), { clock, log });

  const { backups, s3, dataDir } = config;
  const copies = s3 && backups?.s3Prefix ? offSite(s3, backups.s3Prefix) : undefined;
  const backup =
    backups &&
    startBackups({ ...backups, offSite: copies }, { dataDir, databaseFile, mediaStore, clock, log });

  const disk = diskRoom(freeBytes(dataDir), config.diskFloor);
  const minutes = new Minutes();
  const isReady = async () => (await notReady({ db, mediaStore, disk })).length === 0;
  const measuring = measure(minutes, isReady, { clock, log });
  const jobs = { outbox, publications, files, variants, daily, purge, searching, linking, backup };

  let stopped: Promise<unknown> | undefined;
  async function stopJobs() {
    stopped ??= Promise.all([measuring, ...Object.values(jobs)].map(job => job?.stop()));
    await stopped;
  }

  return {
    services: {
      db,
      clock,
      secrets,
      site: getSite,
      ...builtIn,
      outdatedPages: oncePerWrite(
        () => cache.generation,
        () => findOutdatedPages({ db, siteUrl, ...builtIn }),
      ),
      siteChanged,
      factUses: () => factUses(db),
      siteUrl,
      sendsMail: mailer.taker === 'server',
      mediaStore,
      images: imageStorage({
        ...{ db, clock, pictures, originals },
        store: mediaStore,
        // Visitors get what is in a bucket without us: nothing could stand in for what is not there yet.
        variantsSoon: config.s3 ? undefined : variants.wake,
        sweepSoon: files.wake,
        settle: files.settle,
      }),
      cutLogo: bytes => pictures.draw('cutLogo', { bytes }),
      incoming,
      previews: new Previews(),
      presence: new Presence(clock),
      attachments,
      writtenMails: mails,
      sessions,
      search: createDatabaseSearch(db),
      signInThrottle: new SignInThrottle(clock, config.rateLimit),
      contentChanged,
      wakeOutbox: outbox.wake,
      purgeSoon: purge.wake,
      systemState: systemReport({ config, db, clock, log, mediaStore, minutes, jobs }),
      checkDatabase: lookThrough,
      sendSampleMail: async (mail, says, to) =>
        tryMail(mailer, sampleMail(mail, says, to, { siteUrl, now: clock.now(), mark: await mark() })),
      sendTestMail: async to =>
        tryMail(mailer, testMail(to, { siteUrl, now: clock.now(), mark: await mark() })),
    },
    cache,
    disk,
    minutes,
    pictures,
    incomingFolder: config.s3 ? undefined : folder,
    stopJobs,
    async close() {
      await stopJobs();
      pictures.close();
      await db.destroy();
    },
  };
}
