import { existsSync } from 'node:fs';
import { link, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { tryLock } from '../../db/file-lock';
import { listSnapshotFiles, type SnapshotFiles, snapshotDatabase } from '../../db/snapshot';
import { getErrorCode } from '../../domain/errors';
import type { MediaStore } from '../../use-cases/ports';
import { removeIncomplete, writeDurably } from '../files/durable-file';
import { ignoreMissingFile, isMissingFile } from '../files/missing-files';
import { writeArchive } from './archive';
import {
  ATTACHMENTS_FOLDER_NAME,
  DATABASE_FILE_NAME,
  KEY_FILE_NAME,
  PRIVATE_MEDIA_FOLDER_NAME,
  UPLOADS_FOLDER_NAME,
} from './names';
import { assertRestored } from './restore-journal';
import { verifyBackupIn } from './verify';

export type BackupNeeds = { dataDir: string; databaseFile: string; mediaStore: MediaStore };

/** Maximum number of attempts. A retry is needed if files are deleted during a backup. */
const ATTEMPTS = 5;

/**
 * Writes a verified backup while the server runs.
 * @param now the backup’s time.
 * @returns names of referenced files that are lost. A backup without them is better than none.
 * @throws Error while another backup is in progress, or after deleting a backup that can’t be restored.
 */
export async function createBackup(needs: BackupNeeds, file: string, now: Date): Promise<string[]> {
  await assertRestored(needs.dataDir);
  const unlock = tryLock(path.join(needs.dataDir, '.backup-lock'));
  if (!unlock) throw new Error('Another backup is in progress.');
  // Uses the data’s file system, so that files are linked instead of copied.
  const staging = path.join(needs.dataDir, '.backup');
  try {
    await emptyFolder(staging);
    for (const folder of [UPLOADS_FOLDER_NAME, ATTACHMENTS_FOLDER_NAME])
      await mkdir(path.join(staging, folder), { recursive: true, mode: 0o700 });
    const { names, missing } = await gatherFiles(needs, staging);
    // Runs first, to free space on a full disk.
    await removeIncomplete(path.dirname(file), now);
    await writeArchive(file, staging, names, { created: now, missing });
    await emptyFolder(staging);
    await verifyBackupIn(staging, file).catch(async error => {
      await rm(file, { force: true });
      throw error;
    });
    return missing;
  } finally {
    await rm(staging, { recursive: true, force: true });
    unlock();
  }
}

async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
}

/**
 * Gathers files, then the database, then newer files, so that every referenced file is present. If a file is added and
 * deleted during an attempt, the next attempt’s database no longer references it.
 */
async function gatherFiles(
  needs: BackupNeeds,
  staging: string,
): Promise<{ names: string[]; missing: string[] }> {
  for (let attempt = 1; ; attempt++) {
    await linkFolder(needs.dataDir, staging, UPLOADS_FOLDER_NAME);
    await linkFolder(needs.dataDir, staging, PRIVATE_MEDIA_FOLDER_NAME, UPLOADS_FOLDER_NAME);
    await linkFolder(needs.dataDir, staging, ATTACHMENTS_FOLDER_NAME);
    const database = path.join(staging, DATABASE_FILE_NAME);
    await rm(database, { force: true });
    await snapshotDatabase(needs.databaseFile, database);
    const { names, missing } = await stageListedFiles(needs, staging, listSnapshotFiles(database));
    // A site that never started has no key.
    const key = (await linkFile(needs.dataDir, staging, KEY_FILE_NAME)) ? [KEY_FILE_NAME] : [];
    if (missing.length === 0 || attempt === ATTEMPTS)
      return { names: [DATABASE_FILE_NAME, ...key, ...names], missing };
  }
}

async function linkFolder(
  dataDir: string,
  staging: string,
  folder: string,
  targetFolder = folder,
): Promise<void> {
  const entries = await ignoreMissingFile(readdir(path.join(dataDir, folder), { withFileTypes: true }));
  for (const { name } of (entries ?? []).filter(entry => entry.isFile() && !entry.name.startsWith('.')))
    await linkFile(dataDir, staging, `${folder}/${name}`, `${targetFolder}/${name}`);
}

async function stageListedFiles(
  { dataDir, mediaStore }: BackupNeeds,
  staging: string,
  listedFiles: SnapshotFiles,
) {
  const names: string[] = [];
  const missingNames: string[] = [];
  for (const { key, location } of listedFiles.media) {
    const name = `${UPLOADS_FOLDER_NAME}/${key}`;
    const isStaged =
      (await linkFile(dataDir, staging, `${PRIVATE_MEDIA_FOLDER_NAME}/${key}`, name)) ||
      (location === 'folder'
        ? await linkFile(dataDir, staging, name)
        : await fetchFile(mediaStore, staging, key));
    (isStaged ? names : missingNames).push(name);
  }
  for (const key of listedFiles.attachments) {
    const name = `${ATTACHMENTS_FOLDER_NAME}/${key}`;
    ((await linkFile(dataDir, staging, name)) ? names : missingNames).push(name);
  }
  return { names, missing: missingNames };
}

/** @returns whether the staging folder has the file, now or from an earlier attempt. */
async function linkFile(dataDir: string, staging: string, name: string, targetName = name): Promise<boolean> {
  try {
    await link(path.join(dataDir, name), path.join(staging, targetName));
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return true;
    if (!isMissingFile(error)) throw error;
    return existsSync(path.join(staging, targetName));
  }
}

/** @returns whether the staging folder has the file. */
async function fetchFile(store: MediaStore, staging: string, key: string): Promise<boolean> {
  const folder = path.join(staging, UPLOADS_FOLDER_NAME);
  if (existsSync(path.join(folder, key))) return true;
  const bytes = await store.get(key);
  if (!bytes) return false;
  await writeDurably(folder, key, bytes);
  return true;
}
