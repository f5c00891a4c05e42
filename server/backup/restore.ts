import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { prepareRestoredDatabase } from '../../db/snapshot';
import type { MediaLocation } from '../../use-cases/ports';
import { DATABASE_FILE_NAME, PRIVATE_MEDIA_FOLDER_NAME, UPLOADS_FOLDER_NAME } from './names';
import { BEFORE_PREFIX, createStagingFolder, replaceSite } from './restore-journal';
import { unpackVerifiedBackup, type VerifiedBackup } from './verify';

type RestoreNeeds = {
  dataDir: string;
  databaseFile: string;
  /** The bucket for images, if they aren’t in the data folder. */
  bucket: MediaLocation | undefined;
  /** Whether to hold waiting emails, so that a trial sends none. */
  shouldHoldMail?: boolean;
};

/** `waitingMails` counts emails that wait or are held. */
type RestoreResult = VerifiedBackup & { waitingMails: number };

/**
 * Restores a backup and ends all sessions. Replaced data moves to a subfolder of the data folder. The caller must hold
 * the data folder’s lock.
 * @returns the restored backup, and in `before` the path of the replaced data.
 * @throws Error without changing anything when the backup can’t be restored.
 */
export async function restoreBackup(
  { dataDir, databaseFile, bucket, shouldHoldMail }: RestoreNeeds,
  file: string,
  now: Date,
): Promise<RestoreResult & { before: string }> {
  const staging = await createStagingFolder(dataDir);
  const restoreResult = await stageSite(bucket, staging, file, shouldHoldMail ? now : undefined).catch(
    async error => {
      await rm(staging, { recursive: true, force: true });
      throw error;
    },
  );
  return { ...restoreResult, before: await replaceSite(dataDir, databaseFile, now) };
}

async function stageSite(
  bucket: MediaLocation | undefined,
  staging: string,
  file: string,
  holdMailAt: Date | undefined,
): Promise<RestoreResult> {
  const verifiedBackup = await unpackVerifiedBackup(file, staging);
  const waitingMails = prepareRestoredDatabase(path.join(staging, DATABASE_FILE_NAME), holdMailAt);
  await hidePrivate(staging, verifiedBackup);
  await fillBucket(bucket, staging, verifiedBackup);
  return { ...verifiedBackup, waitingMails };
}

/** Moves private images to the private folder, including images that used to be public. */
async function hidePrivate(staging: string, { manifest, listedFiles }: VerifiedBackup) {
  for (const { key } of listedFiles.media.filter(({ isPublic }) => !isPublic)) {
    if (manifest.missing.includes(`${UPLOADS_FOLDER_NAME}/${key}`)) continue;
    await rename(
      path.join(staging, UPLOADS_FOLDER_NAME, key),
      path.join(staging, PRIVATE_MEDIA_FOLDER_NAME, key),
    );
  }
}

/** Uploads missing images. Keys are unique, so the bucket has either the same file or none. */
async function fillBucket(
  bucket: MediaLocation | undefined,
  staging: string,
  { manifest, listedFiles }: VerifiedBackup,
) {
  for (const { key, type } of listedFiles.media.filter(
    ({ location, isPublic }) => location === 'bucket' && isPublic,
  )) {
    if (manifest.missing.includes(`${UPLOADS_FOLDER_NAME}/${key}`)) continue;
    if (!bucket)
      throw new Error('The backup contains images of a bucket. Set S3_BUCKET and the other S3_… settings.');
    const stagedFile = path.join(staging, UPLOADS_FOLDER_NAME, key);
    await bucket.put(key, await readFile(stagedFile), type);
    await rm(stagedFile);
  }
}

/** Deletes the data that restores replaced before the given time. */
export async function deleteReplacedData(dataDir: string, cutoff: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const folder = path.join(dataDir, name);
    if (!name.startsWith(BEFORE_PREFIX) || (await stat(folder)).ctime >= cutoff) continue;
    await rm(folder, { recursive: true, force: true });
  }
}
