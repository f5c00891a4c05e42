import { open } from 'node:fs/promises';
import SQLite from 'better-sqlite3';
import { uploadsBase } from '../domain/paths';
import type { MediaFile } from './media';
import { IS_PUBLIC } from './media-moves';
import { compareMigrations } from './migrate';
import { runInWorker } from './worker';

const VACUUM = `
const db = new SQLite(data.file, { readonly: true, timeout: 5000 });
db.prepare('vacuum into ?').run(data.into);
db.close();
`;

/**
 * Copies a consistent snapshot of a database to another file while the database is in use.
 * @param into created for its owner only; replaces an existing file.
 */
export async function snapshotDatabase(file: string, into: string): Promise<void> {
  const handle = await open(into, 'w', 0o600);
  try {
    await runInWorker(VACUUM, { file, into });
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file of an image. Private files are always in the local folder, public ones there or in a bucket. */
type SnapshotMedia = MediaFile & { place: 'folder' | 'bucket'; isPublic: boolean };

/** All files that a database references. */
export type SnapshotFiles = { media: SnapshotMedia[]; attachments: string[] };

/** Lists all files that a database references. @param file a database that nothing writes to at the same time. */
export function listSnapshotFiles(file: string): SnapshotFiles {
  return readDatabase(file, db => {
    // A database from before this migration doesn’t have the table yet.
    const hasMoves = db.prepare("select 1 from sqlite_master where name = 'media_moves'").get() !== undefined;
    const isPublic = hasMoves ? IS_PUBLIC : '1';
    const rows = db.prepare(`select url, files_json, ${isPublic} as isPublic from media`).all() as {
      url: string;
      files_json: string;
      isPublic: 0 | 1;
    }[];
    const keys = db
      .prepare('select attachment_key from enquiries where attachment_key is not null')
      .pluck()
      .all() as string[];
    const media = rows.flatMap(({ url, files_json, isPublic }) => {
      const place = url.startsWith(`${uploadsBase}/`) ? ('folder' as const) : ('bucket' as const);
      return (JSON.parse(files_json) as MediaFile[]).map(item => ({
        ...item,
        place,
        isPublic: isPublic === 1,
      }));
    });
    return { media, attachments: keys };
  });
}

const CHECK = `
const db = new SQLite(data.file, { readonly: true });
const found = {
  integrity: db.pragma('integrity_check', { simple: true }),
  applied: db.prepare('select name from kysely_migration').pluck().all(),
};
db.close();
return found;
`;

/**
 * Checks every page of a database.
 * @param file a database that nothing writes to at the same time.
 * @throws Error with a message that completes a sentence when the database is damaged or of a later version.
 */
export async function checkDatabase(file: string): Promise<void> {
  const { integrity, applied } = await runInWorker<{ integrity: string; applied: string[] }>(CHECK, { file });
  if (integrity !== 'ok') throw new Error('its database is damaged');
  if (compareMigrations(applied).isLater) throw new Error('its database is of a later version of the site');
}

const HELD_MESSAGE = 'Held back when a backup was restored';

/**
 * Prepares a restored database: ends all sessions, and marks each image for a check, because the bucket may have
 * changed since.
 * @param holdMailAt cancels waiting emails as of this time, which staff can resend; undefined sends them.
 * @returns the number of waiting emails.
 */
export function prepareRestored(file: string, holdMailAt: Date | undefined): number {
  const db = new SQLite(file);
  try {
    db.exec('delete from sessions');
    if (db.prepare("select 1 from sqlite_master where name = 'media_moves'").get())
      db.exec('delete from media_moves; insert into media_moves (media_id) select id from media');
    const waiting = db.prepare("select count(*) from outbox where state = 'waiting'").pluck().get() as number;
    if (holdMailAt)
      db.prepare(
        "update outbox set state = 'failed', last_error = ?, failed_at = ? where state = 'waiting'",
      ).run(HELD_MESSAGE, holdMailAt.toISOString());
    return waiting;
  } finally {
    db.close();
  }
}

function readDatabase<Result>(file: string, read: (db: SQLite.Database) => Result): Result {
  const db = new SQLite(file, { readonly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}
