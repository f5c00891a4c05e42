import { open } from 'node:fs/promises';
import SQLite from 'better-sqlite3';
import { uploadsBase } from '../domain/paths';
import type { MediaFile } from './media';
import { IS_PUBLIC } from './media-moves';
import { compareMigrations } from './migrate';
import { inThread } from './thread';

const VACUUM = `
const db = new SQLite(data.file, { readonly: true, timeout: 5000 });
db.prepare('vacuum into ?').run(data.into);
db.close();
`;

/**
 * Writes a database as it is at one moment into another file, beside whoever reads and writes it.
 * @param into made, readable by its owner only; whatever was there is replaced.
 */
export async function snapshotDatabase(file: string, into: string): Promise<void> {
  const handle = await open(into, 'w', 0o600);
  try {
    await inThread(VACUUM, { file, into });
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file of an image: in the folder of this machine, or in a bucket; or only for staff, and then not there. */
export type NamedMedia = MediaFile & { place: 'folder' | 'bucket'; isPublic: boolean };

/** The files that a database speaks of. */
export type NamedFiles = { media: NamedMedia[]; attachments: string[] };

/** @param file a database that nobody writes meanwhile. */
export function namedFiles(file: string): NamedFiles {
  return reading(file, db => {
    // What of an earlier version is public its migration sees to.
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
      return (JSON.parse(files_json) as MediaFile[]).map(each => ({
        ...each,
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
 * Looks through every page of a database.
 * @param file a database that nobody writes meanwhile.
 * @throws Error with the end of a sentence when it is damaged or of a later version than this one.
 */
export async function checkDatabase(file: string): Promise<void> {
  const { integrity, applied } = await inThread<{ integrity: string; applied: string[] }>(CHECK, { file });
  if (integrity !== 'ok') throw new Error('its database is damaged');
  if (compareMigrations(applied).isLater) throw new Error('its database is of a later version of the site');
}

const HELD = 'Held back when a backup was restored';

/**
 * Makes a restored database one that begins anew: no session holds, and each picture is looked at, as a bucket may have
 * others at public addresses than at the time of the backup.
 * @param holdMailAt gives up the mails that wait, as of this time; staff can send them again. Undefined: they go out.
 * @returns how many mails wait in it.
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
      ).run(HELD, holdMailAt.toISOString());
    return waiting;
  } finally {
    db.close();
  }
}

function reading<Result>(file: string, read: (db: SQLite.Database) => Result): Result {
  const db = new SQLite(file, { readonly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}
