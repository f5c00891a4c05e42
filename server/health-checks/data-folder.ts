import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { ATTACHMENTS, PRIVATE, UPLOADS } from '../backup/names';
import { receiveFile } from '../files/durable-file';
import { isMissing } from '../files/read-file-if-there';
import { networkFileSystemOf } from './file-system';
import { type Finding, reasonOf, right, wrong } from './finding';

/** Permissions of everybody but the owner. */
const OTHERS = 0o077;

/** The folder that is there, or the nearest one above in which it will be made. */
export async function nearestFolder(folder: string): Promise<string> {
  try {
    await stat(folder);
    return folder;
  } catch (error) {
    if (!isMissing(error) || path.dirname(folder) === folder) throw error;
    return nearestFolder(path.dirname(folder));
  }
}

/** Whether all that is kept can be written, and read by nobody else. Takes no lock, and leaves nothing behind. */
export async function dataFolder(folder: string): Promise<Finding> {
  const makeUsable =
    'Run this as the user that runs the site, give that user the folder (chown, chmod 700), or choose another with DATA_DIR.';
  try {
    const nearest = await nearestFolder(folder);
    const network = await networkFileSystemOf(nearest);
    if (network)
      return wrong(
        `${folder} is on a network file system (${network}), where a database can be damaged`,
        'Move it to a disk of this machine, and keep backups on the other (BACKUP_DIR).',
      );
    if (nearest !== folder) {
      await access(nearest, constants.W_OK | constants.X_OK);
      return right(`${folder} is not there yet; the first start makes it`);
    }
    await assertWritable(folder);
    for (const name of [UPLOADS, PRIVATE, ATTACHMENTS]) {
      const below = path.join(folder, name);
      if (existsSync(below)) await assertWritable(below);
    }
    const { mode } = await stat(folder);
    // Windows has no such permissions.
    if (process.platform !== 'win32' && mode & OTHERS)
      return wrong(`other users of this machine get into ${folder}`, `chmod 700 ${folder}`);
    return right(`${folder} can be written, and read by its owner only`);
  } catch (error) {
    return wrong(`${folder} cannot be written: ${reasonOf(error)}`, makeUsable);
  }
}

/** Permissions alone do not tell: root may do anything, and a disk may be mounted for reading only. */
async function assertWritable(folder: string): Promise<void> {
  await (await receiveFile(folder, [])).discard();
}
