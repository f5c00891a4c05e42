import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { formatFileSize } from '../../domain/attachment';
import { ATTACHMENTS_FOLDER_NAME, PRIVATE_MEDIA_FOLDER_NAME, UPLOADS_FOLDER_NAME } from '../backup/names';
import { createFreeBytesReader } from '../disk-guard';
import { receiveFile } from '../files/durable-file';
import { isMissingFile } from '../files/missing-files';
import { findFolderFileSystem } from './file-system';
import { type Finding, fail, getReason, pass } from './finding';

/** Permission bits for everyone except the owner. */
const OTHER_USERS_MODE = 0o077;

/** Returns the folder, or its nearest existing parent. */
async function findNearestFolder(folder: string): Promise<string> {
  try {
    await stat(folder);
    return folder;
  } catch (error) {
    if (!isMissingFile(error) || path.dirname(folder) === folder) throw error;
    return findNearestFolder(path.dirname(folder));
  }
}

/** Checks that the data folder is writable and private. Takes no lock and leaves no files behind. */
export async function checkDataFolder(folder: string): Promise<Finding> {
  const makeUsable =
    'Run this as the user that runs the site, give that user the folder (chown, chmod 700), or choose another with DATA_DIR.';
  try {
    const nearestFolder = await findNearestFolder(folder);
    const network = await findFolderFileSystem(nearestFolder);
    if (network)
      return fail(
        `${folder} is on a network file system (${network}), which can damage a database`,
        'Move it to a local disk, and keep backups on the other one (BACKUP_DIR).',
      );
    if (nearestFolder !== folder) {
      await access(nearestFolder, constants.W_OK | constants.X_OK);
      return pass(`${folder} does not exist yet; the first start creates it`);
    }
    await assertWritable(folder);
    for (const name of [UPLOADS_FOLDER_NAME, PRIVATE_MEDIA_FOLDER_NAME, ATTACHMENTS_FOLDER_NAME]) {
      const subfolder = path.join(folder, name);
      if (existsSync(subfolder)) await assertWritable(subfolder);
    }
    const { mode } = await stat(folder);
    // Windows doesn’t have these permissions.
    if (process.platform !== 'win32' && mode & OTHER_USERS_MODE)
      return fail(`other users of this machine can access ${folder}`, `chmod 700 ${folder}`);
    return pass(`${folder} is writable, and readable by its owner only`);
  } catch (error) {
    return fail(`${folder} is not writable: ${getReason(error)}`, makeUsable);
  }
}

/** Writes a file, because permission bits aren’t sufficient: root bypasses them, and disks can be read-only. */
async function assertWritable(folder: string): Promise<void> {
  await (await receiveFile(folder, [])).discard();
}

/** @param minBytes bytes that must stay free. */
export async function checkDisk(dataDir: string, minBytes: number): Promise<Finding> {
  const freeBytes = await createFreeBytesReader(await findNearestFolder(dataDir))();
  const summary = `${formatFileSize(freeBytes)} free; nothing is stored below ${formatFileSize(minBytes)}`;
  return freeBytes < minBytes ? fail(summary, 'Free up disk space, or lower DISK_FLOOR_MB.') : pass(summary);
}
