import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { prepareRestored } from '../../db/snapshot';
import type { MediaPlace } from '../../use-cases/ports';
import { ATTACHMENTS, DATABASE, KEY, PRIVATE, UPLOADS } from './names';
import { replaceData, STAGING } from './restore-journal';
import { unpackVerified, type Verified } from './verify';

export type RestoreNeeds = {
  dataDir: string;
  databaseFile: string;
  /** Where images lie when not in the data folder. */
  bucket: MediaPlace | undefined;
  /** Whether mails that wait in the backup stay there, for a trial. */
  holdMail?: boolean;
};

/** What was restored, and how many mails wait in it or are held back. */
export type Restored = Verified & { waitingMails: number };

const BEFORE = 'before-restore-';

/**
 * Makes the site what it was when a backup was made, with all sessions ended. What was there goes to a folder beside
 * it. The caller keeps the data folder's lock.
 * @returns what was restored, and the folder of what was there.
 * @throws Error with one sentence when the backup cannot be restored; nothing has changed then.
 */
export async function restore(
  { dataDir, databaseFile, bucket, holdMail }: RestoreNeeds,
  file: string,
  now: Date,
): Promise<Restored & { before: string }> {
  const staging = path.join(dataDir, STAGING);
  const restored = await stage(bucket, staging, file, holdMail ? now : undefined).catch(async error => {
    await rm(staging, { recursive: true, force: true });
    throw error;
  });
  const before = `${BEFORE}${now.toISOString().replaceAll(':', '-')}`;
  const database = path.basename(databaseFile);
  const kept = [database, `${database}-wal`, `${database}-shm`, UPLOADS, PRIVATE, ATTACHMENTS];
  // A backup from before there was a key leaves the one that is there.
  if (existsSync(path.join(dataDir, STAGING, KEY))) kept.push(KEY);
  await replaceData(dataDir, {
    before,
    out: kept.filter(name => existsSync(path.join(dataDir, name))),
    in: [
      [UPLOADS, UPLOADS],
      [PRIVATE, PRIVATE],
      [ATTACHMENTS, ATTACHMENTS],
      [KEY, KEY],
      [DATABASE, database],
    ],
  });
  return { ...restored, before: path.join(dataDir, before) };
}

/** Lays out a site that only needs to be moved into its place. */
async function stage(
  bucket: MediaPlace | undefined,
  staging: string,
  file: string,
  holdMailAt: Date | undefined,
): Promise<Restored> {
  await rm(staging, { recursive: true, force: true });
  for (const folder of [UPLOADS, PRIVATE, ATTACHMENTS])
    await mkdir(path.join(staging, folder), { recursive: true, mode: 0o700 });
  const verified = await unpackVerified(file, staging);
  const waitingMails = prepareRestored(path.join(staging, DATABASE), holdMailAt);
  await hidePrivate(staging, verified);
  await fillBucket(bucket, staging, verified);
  return { ...verified, waitingMails };
}

/** What only staff may see goes to its own folder, wherever it was public before. */
async function hidePrivate(staging: string, { manifest, named }: Verified) {
  for (const { key } of named.media.filter(({ isPublic }) => !isPublic)) {
    if (manifest.missing.includes(`${UPLOADS}/${key}`)) continue;
    await rename(path.join(staging, UPLOADS, key), path.join(staging, PRIVATE, key));
  }
}

/** Keys are given once: what the bucket holds under one is this very file, or nothing. */
async function fillBucket(bucket: MediaPlace | undefined, staging: string, { manifest, named }: Verified) {
  for (const { key, type } of named.media.filter(({ place, isPublic }) => place === 'bucket' && isPublic)) {
    if (manifest.missing.includes(`${UPLOADS}/${key}`)) continue;
    if (!bucket)
      throw new Error('The backup holds images of a bucket: give the settings S3_BUCKET and the others.');
    const staged = path.join(staging, UPLOADS, key);
    await bucket.put(key, await readFile(staged), type);
    await rm(staged);
  }
}

/** Removes what restores have put aside before a time. */
export async function removeReplaced(dataDir: string, before: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const folder = path.join(dataDir, name);
    if (!name.startsWith(BEFORE) || (await stat(folder)).ctime >= before) continue;
    await rm(folder, { recursive: true, force: true });
  }
}
