import { open } from 'node:fs/promises';
import SQLite from 'better-sqlite3';
import { uploadsBase } from '../domain/paths';
import { TEMPLATE_KEYS_SQL } from './enquiries';
import { checkIntegrity } from './integrity';
import type { MediaFile } from './media';
import { PUBLIC_MEDIA_CONDITION } from './media-moves';
import { runInWorker } from './worker';

const VACUUM_PROGRAM = `
const db = new SQLite(data.file, { readonly: true, timeout: 5000 });
db.prepare('vacuum into ?').run(data.into);
db.close();
`;

/**
 * Works while the database is in use.
 * @param targetFile replaced if it exists, and readable only by its owner.
 */
export async function snapshotDatabase(file: string, targetFile: string): Promise<void> {
  const handle = await open(targetFile, 'w', 0o600);
  try {
    await runInWorker(VACUUM_PROGRAM, { file, into: targetFile });
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Private files are always in the local folder. Public files are in the folder or in a bucket. */
type SnapshotMedia = MediaFile & { location: 'folder' | 'bucket'; isPublic: boolean };

export type SnapshotFiles = { media: SnapshotMedia[]; attachments: string[] };

/** @param file a database that no process is writing to. */
export function listSnapshotFiles(file: string): SnapshotFiles {
  return readDatabase(file, db => {
    // Databases from before migrations 048 and 067 lack `media_moves` and `email_files`.
    const hasTable = (name: string) =>
      db.prepare('select 1 from sqlite_master where name = ?').get(name) !== undefined;
    const isPublic = hasTable('media_moves') ? PUBLIC_MEDIA_CONDITION : '1';
    const rows = db.prepare(`select url, files_json, ${isPublic} as isPublic from media`).all() as {
      url: string;
      files_json: string;
      isPublic: 0 | 1;
    }[];
    const keys = db
      .prepare(
        `select attachment_key from enquiries where attachment_key is not null
        ${hasTable('email_files') ? `union select key from email_files where key is not null union ${TEMPLATE_KEYS_SQL}` : ''}`,
      )
      .pluck()
      .all() as string[];
    const media = rows.flatMap(({ url, files_json, isPublic }) => {
      const location = url.startsWith(`${uploadsBase}/`) ? ('folder' as const) : ('bucket' as const);
      return (JSON.parse(files_json) as MediaFile[]).map(mediaFile => ({
        ...mediaFile,
        location,
        isPublic: isPublic === 1,
      }));
    });
    return { media, attachments: keys };
  });
}

/**
 * @param file a database that no process is writing to.
 * @throws Error when the database is damaged or from a later version. The message completes a sentence.
 */
export async function checkDatabase(file: string): Promise<void> {
  const { damage, isLater } = await checkIntegrity(file, 'integrity_check');
  if (damage.length > 0) throw new Error('its database is damaged');
  if (isLater) throw new Error('its database is of a later version of the site');
}

const HELD_MESSAGE = 'Held back when a backup was restored';

/**
 * Ends all sessions, and marks every image for a check, because the bucket may have changed since the backup.
 * @param holdMailAt if set, waiting emails are marked as failed at this time. Staff can resend them.
 * @returns the number of waiting emails.
 */
export function prepareRestoredDatabase(file: string, holdMailAt: Date | undefined): number {
  const db = new SQLite(file);
  try {
    db.exec('delete from sessions');
    if (db.prepare("select 1 from sqlite_master where name = 'media_moves'").get())
      db.exec('delete from media_moves; insert into media_moves (media_id) select id from media');
    const waitingCount = db
      .prepare("select count(*) from outbox where state = 'waiting'")
      .pluck()
      .get() as number;
    if (holdMailAt)
      db.prepare(
        "update outbox set state = 'failed', last_error = ?, failed_at = ? where state = 'waiting'",
      ).run(HELD_MESSAGE, holdMailAt.toISOString());
    return waitingCount;
  } finally {
    db.close();
  }
}

const UNCERTAIN_MESSAGE =
  'The previous machine stopped while it sent this email. Send it again if it didn’t arrive.';

/**
 * Marks emails that another machine sent as sent. Emails that it may have sent are marked as failed, for staff to
 * decide.
 */
export function settleMail(
  file: string,
  { sent, sending }: { sent: readonly string[]; sending: readonly string[] },
  now: Date,
): void {
  const db = new SQLite(file);
  try {
    const time = now.toISOString();
    const markSent = db.prepare(
      "update outbox set state = 'sent', sent_at = ?, taken_by = 'server' where id = ? and state = 'waiting'",
    );
    const markUncertain = db.prepare(
      "update outbox set state = 'failed', last_error = ?, failed_at = ? where id = ? and state = 'waiting'",
    );
    for (const id of sent) markSent.run(time, id);
    for (const id of sending) markUncertain.run(UNCERTAIN_MESSAGE, time, id);
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
