import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './connection';
import * as initial from './migrations/001-initial';
import * as lists from './migrations/002-lists';
import * as titleKeys from './migrations/003-title-keys';
import * as titleIndex from './migrations/004-title-index';
import * as mailOutcomes from './migrations/005-mail-outcomes';
import * as names from './migrations/010-names';
import * as members from './migrations/011-members';
import * as search from './migrations/012-search';
import * as drafts from './migrations/013-drafts';
import * as enquirySearch from './migrations/014-enquiry-search';
import * as staffItems from './migrations/015-staff-items';
import * as mediaLibrary from './migrations/016-media-library';
import * as contentMails from './migrations/018-content-mails';
import * as pages from './migrations/021-pages';
import * as sitePart from './migrations/024-site';
import * as redirects from './migrations/027-redirects';
import * as pageRedirects from './migrations/029-page-redirects';
import * as links from './migrations/032-links';
import * as examples from './migrations/036-examples';
import * as versionNumbers from './migrations/043-version-numbers';
import * as mediaMoves from './migrations/048-media-moves';
import * as summaries from './migrations/049-summaries';
import * as imageVariants from './migrations/050-image-variants';
import * as mediaHash from './migrations/051-media-hash';
import * as cardColumns from './migrations/052-card-columns';
import * as items from './migrations/053-items';
import * as sectionKinds from './migrations/054-section-kinds';
import * as naturalShapes from './migrations/055-natural-shapes';
import * as dailyReads from './migrations/058-daily-reads';
import * as requestStages from './migrations/061-request-stages';
import * as enquirySpam from './migrations/062-enquiry-spam';
import * as bookings from './migrations/064-bookings';
import * as bookingReminders from './migrations/065-booking-reminders';
import * as people from './migrations/066-people';
import * as receivedEmails from './migrations/067-received-emails';
import * as visits from './migrations/068-visits';
import * as bookingCalendars from './migrations/073-booking-calendars';
import * as keylessPaths from './migrations/074-keyless-paths';
import * as formsAndTags from './migrations/075-forms-and-tags';
import * as blockedTimes from './migrations/077-blocked-times';
import * as listIndexes from './migrations/080-list-indexes';
import * as searchIndex from './migrations/081-search-index';
import { addColumns } from './migrations/add-columns';

/** Migrations by name, listed in code because the bundled server can’t read a migrations folder. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-initial': initial,
  '002-lists': lists,
  '003-title-keys': titleKeys,
  '004-title-index': titleIndex,
  '005-mail-outcomes': mailOutcomes,
  // The edges of images, unknown for existing ones (`domain/grounds.ts`).
  '006-media-edges': addColumns(['media'], ['edges'], 'text', 'GGGG'),
  // The layout of cases. Existing cases keep the image.
  '007-case-layouts': addColumns(['projects'], ['layout'], 'text', 'picture'),
  // The addressee of requests. Existing ones are for anyone.
  '008-addressees': addColumns(['contact_requests'], ['addressee'], 'text', ''),
  // The focus of images (`domain/focus.ts`), at the centre of existing ones.
  '009-media-focus': addColumns(['media'], ['focus_x', 'focus_y'], 'integer', 50),
  '010-names': names,
  '011-members': members,
  '012-search': search,
  '013-drafts': drafts,
  '014-enquiry-search': enquirySearch,
  '015-staff-items': staffItems,
  '016-media-library': mediaLibrary,
  '018-content-mails': contentMails,
  '024-site': sitePart,
  '021-pages': pages,
  '027-redirects': redirects,
  '029-page-redirects': pageRedirects,
  '032-links': links,
  // The member who entered a request manually, empty for form submissions.
  '042-requests-by-hand': addColumns(['enquiries'], ['added_by'], 'text', ''),
  '036-examples': examples,
  '043-version-numbers': versionNumbers,
  // The language of cases and articles. Existing ones are English.
  '047-language': addColumns(['cases', 'articles'], ['language'], 'text', 'en'),
  '048-media-moves': mediaMoves,
  '049-summaries': summaries,
  '050-image-variants': imageVariants,
  '051-media-hash': mediaHash,
  '052-card-columns': cardColumns,
  '053-items': items,
  '054-section-kinds': sectionKinds,
  '055-natural-shapes': naturalShapes,
  // The tags of images, as a JSON list.
  '057-media-tags': addColumns(['media'], ['tags'], 'text', '[]'),
  '058-daily-reads': dailyReads,
  // A perceptual hash of images, to recognise resized and re-encoded ones.
  '059-media-likeness': addColumns(['media'], ['likeness'], 'text', ''),
  // Runs again, because `upgradeKinds` now also moves closings to the top of their pages.
  '060-opening-closings': sectionKinds,
  '061-request-stages': requestStages,
  '062-enquiry-spam': enquirySpam,
  // The signature of a member's replies to requests.
  '063-member-signature': addColumns(['members'], ['signature'], 'text', ''),
  '064-bookings': bookings,
  '065-booking-reminders': bookingReminders,
  '066-people': people,
  '067-received-emails': receivedEmails,
  '068-visits': visits,
  // The origin of requests, null for older requests and those that staff added.
  '069-enquiry-origins': addColumns(['enquiries'], ['sent_from', 'referrer', 'source', 'campaign'], 'text'),
  '073-booking-calendars': bookingCalendars,
  '074-keyless-paths': keylessPaths,
  '075-forms-and-tags': formsAndTags,
  // Adds the labels that sections with a week of calls lacked.
  '076-week-labels': sectionKinds,
  '077-blocked-times': blockedTimes,
  // Replaced by the next one. Databases that had it would otherwise be rejected as later.
  '080-department-index': { up: async () => undefined },
  '080-list-indexes': listIndexes,
  '081-search-index': searchIndex,
  // The position of members, shown in their articles.
  '078-member-position': addColumns(['members'], ['position'], 'text', ''),
  // Renames section variants that were replaced by another variant with the same fields.
  '079-section-variants': sectionKinds,
};

const COPY_SUFFIX = 'before-';

export const LATER_DATABASE_PROBLEM = {
  message: 'a later version of the site wrote it',
  fix: 'Run that version, or restore an older backup.',
};

export const createLaterDatabaseError = () =>
  new Error(`The database is not usable: ${LATER_DATABASE_PROBLEM.message}. ${LATER_DATABASE_PROBLEM.fix}`);

export function compareMigrations(appliedMigrations: readonly string[], migrations = MIGRATIONS) {
  const knownNames = Object.keys(migrations);
  return {
    missing: knownNames.filter(name => !appliedMigrations.includes(name)).sort(),
    isLater: appliedMigrations.some(name => !knownNames.includes(name)),
  };
}

/**
 * Copies an existing database first. All steps run in one transaction, so that a crash leaves either the old schema or
 * the new one.
 * @param migrations run in the order of their names.
 * @returns the applied steps and the copy’s name, or undefined when nothing changed or the database is new.
 * @throws Error when a migration fails, or a later version wrote the database.
 */
export async function migrateToLatest(
  db: Db,
  migrations = MIGRATIONS,
): Promise<{ steps: string[]; copy: string } | undefined> {
  const appliedMigrations = await listAppliedMigrations(db);
  const { missing, isLater } = compareMigrations(appliedMigrations, migrations);
  if (isLater) throw createLaterDatabaseError();
  const hasShape = missing.length > 0 && appliedMigrations.length > 0;
  const copy = hasShape ? await copyDatabase(db, `${COPY_SUFFIX}${missing[0]}`) : undefined;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Migrations from parallel branches touch different tables, so a later merge may have a lower number.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return copy === undefined ? undefined : { steps: missing, copy };
}

/** Reads the applied migrations without changing the file. */
export function readMigrations(file: string): string[] {
  const sqlite = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    const migrationTable = sqlite
      .prepare("select 1 from sqlite_master where name = 'kysely_migration'")
      .get();
    return migrationTable
      ? (sqlite.prepare('select name from kysely_migration').pluck().all() as string[])
      : [];
  } finally {
    sqlite.close();
  }
}

async function listAppliedMigrations(db: Db): Promise<string[]> {
  const tables = await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db);
  if (tables.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** Deletes old copies, which contain data that has since been deleted from the database. */
export async function deleteDatabaseCopies(file: string, cutoff: Date): Promise<void> {
  const folder = path.dirname(file);
  for (const name of await readdir(folder)) {
    const copy = path.join(folder, name);
    if (!name.startsWith(`${path.basename(file)}.${COPY_SUFFIX}`) || (await stat(copy)).mtime >= cutoff)
      continue;
    await rm(copy, { force: true });
  }
}

/** Writes a copy such as `northlight.sqlite.before-002-x`, completely or not at all. Returns the copy’s name. */
async function copyDatabase(db: Db, suffix: string): Promise<string> {
  const { rows } = await sql<{
    file: string;
  }>`select file from pragma_database_list where name = 'main'`.execute(db);
  const copy = `${rows[0]?.file}.${suffix}`;
  const temporaryCopy = `${copy}.tmp`;
  const handle = await open(temporaryCopy, 'w', 0o600);
  try {
    await sql`vacuum into ${temporaryCopy}`.execute(db);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporaryCopy, copy);
  return path.basename(copy);
}
