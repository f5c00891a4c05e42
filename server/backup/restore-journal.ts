import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, writeDurably } from '../files/durable-file';
import { readFileIfExists } from '../files/missing-files';
import {
  ATTACHMENTS_FOLDER_NAME,
  DATABASE_FILE_NAME,
  KEY_FILE_NAME,
  PRIVATE_MEDIA_FOLDER_NAME,
  UPLOADS_FOLDER_NAME,
} from './names';

/** Staging folder for the restored site. */
const STAGING_FOLDER_NAME = '.restore';
const JOURNAL = '.restore.json';
/** Prefix of folders with replaced data. */
export const BEFORE_PREFIX = 'before-restore-';
/** Folders of the site’s files. */
const FOLDERS = [UPLOADS_FOLDER_NAME, PRIVATE_MEDIA_FOLDER_NAME, ATTACHMENTS_FOLDER_NAME];

/** Names in the data folder. Files in `out` move to the folder `before`, then the staged files in `in` replace them. */
type RestorePlan = { before: string; out: string[]; in: [staged: string, place: string][] };

/**
 * Replaces data with the staged files. The plan is written to disk first, so that the next start can continue after an
 * interruption.
 */
async function replaceData(dataDir: string, plan: RestorePlan): Promise<void> {
  await writeDurably(dataDir, JOURNAL, Buffer.from(JSON.stringify(plan)));
  await finishRestore(dataDir);
}

/** Creates an empty staging folder with the folders of the site’s files. */
export async function createStagingFolder(dataDir: string): Promise<string> {
  const staging = path.join(dataDir, STAGING_FOLDER_NAME);
  await rm(staging, { recursive: true, force: true });
  for (const folder of FOLDERS) await mkdir(path.join(staging, folder), { recursive: true, mode: 0o700 });
  return staging;
}

/**
 * Replaces the site with the staged one.
 * @returns the path of the replaced data, a subfolder of the data folder.
 */
export async function replaceSite(dataDir: string, databaseFile: string, now: Date): Promise<string> {
  const before = `${BEFORE_PREFIX}${now.toISOString().replaceAll(':', '-')}`;
  const database = path.basename(databaseFile);
  // Includes Litestream’s state of the replaced database.
  const replacedNames = [
    database,
    `${database}-wal`,
    `${database}-shm`,
    `.${database}-litestream`,
    ...FOLDERS,
  ];
  // Backups from before the key existed have none, so the current key stays.
  if (existsSync(path.join(dataDir, STAGING_FOLDER_NAME, KEY_FILE_NAME))) replacedNames.push(KEY_FILE_NAME);
  await replaceData(dataDir, {
    before,
    out: replacedNames.filter(name => existsSync(path.join(dataDir, name))),
    in: [
      ...[...FOLDERS, KEY_FILE_NAME].map((name): [string, string] => [name, name]),
      [DATABASE_FILE_NAME, database],
    ],
  });
  return path.join(dataDir, before);
}

/** Completes an interrupted restore, or deletes one that hadn’t replaced anything. */
export async function finishRestore(dataDir: string): Promise<void> {
  const journal = await readFileIfExists(path.join(dataDir, JOURNAL));
  if (journal) {
    await applyPlan(dataDir, JSON.parse(journal.toString()) as RestorePlan);
    await rm(path.join(dataDir, JOURNAL));
    await syncFolder(dataDir);
  }
  await rm(path.join(dataDir, STAGING_FOLDER_NAME), { recursive: true, force: true });
}

/** Applies the plan. Skips files that an earlier run moved. */
async function applyPlan(dataDir: string, plan: RestorePlan): Promise<void> {
  const resolvePath = (...names: string[]) => path.join(dataDir, ...names);
  await mkdir(resolvePath(plan.before), { recursive: true, mode: 0o700 });
  for (const name of plan.out) {
    if (!existsSync(resolvePath(plan.before, name)))
      await rename(resolvePath(name), resolvePath(plan.before, name));
  }
  // Syncs the moves first, because the old database’s log must never be applied to the new one.
  await syncFolder(resolvePath(plan.before));
  await syncFolder(dataDir);
  for (const [stagedPath, targetPath] of plan.in) {
    if (existsSync(resolvePath(STAGING_FOLDER_NAME, stagedPath)))
      await rename(resolvePath(STAGING_FOLDER_NAME, stagedPath), resolvePath(targetPath));
  }
  await syncFolder(dataDir);
}

/** @throws Error after an interrupted restore, when the data folder contains neither the old nor the new site. */
export async function assertRestored(dataDir: string): Promise<void> {
  if (existsSync(path.join(dataDir, JOURNAL)))
    throw new Error('A restore was interrupted. Start the site once to complete it.');
}
