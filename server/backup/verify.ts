import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDatabase, listSnapshotFiles, type SnapshotFiles } from '../../db/snapshot';
import { writeDurably } from '../files/durable-file';
import { isMissingFile } from '../files/missing-files';
import { type Manifest, readArchive } from './archive';
import { ATTACHMENTS_FOLDER_NAME, DATABASE_FILE_NAME, UPLOADS_FOLDER_NAME } from './names';

export type VerifiedBackup = { manifest: Manifest; listedFiles: SnapshotFiles };

/**
 * Reads and verifies a whole backup.
 * @throws Error when the backup can’t be restored.
 */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  const folder = await mkdtemp(path.join(tmpdir(), 'northlight-verify-'));
  try {
    return await verifyBackupIn(folder, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param folder an empty folder for the backup’s database. */
export const verifyBackupIn = (folder: string, file: string): Promise<VerifiedBackup> =>
  unpackVerifiedBackup(file, folder, name => name === DATABASE_FILE_NAME);

/** @param isSelected selects the files to unpack. Must include the database. */
export async function unpackVerifiedBackup(
  file: string,
  folder: string,
  isSelected: (name: string) => boolean = () => true,
): Promise<VerifiedBackup> {
  try {
    const manifest = await readArchive(file, async (name, bytes) => {
      if (isSelected(name)) {
        const target = path.join(folder, name);
        await writeDurably(path.dirname(target), path.basename(target), bytes);
      } else for await (const _ of bytes);
    });
    const listedNames = new Set([...manifest.files.map(({ name }) => name), ...manifest.missing]);
    if (!listedNames.has(DATABASE_FILE_NAME)) throw new Error('it contains no database');
    const database = path.join(folder, DATABASE_FILE_NAME);
    await checkDatabase(database);
    const referencedFiles = listSnapshotFiles(database);
    const missingName = [
      ...referencedFiles.media.map(({ key }) => `${UPLOADS_FOLDER_NAME}/${key}`),
      ...referencedFiles.attachments.map(key => `${ATTACHMENTS_FOLDER_NAME}/${key}`),
    ].find(name => !listedNames.has(name));
    if (missingName) throw new Error(`${missingName} is missing`);
    return { manifest, listedFiles: referencedFiles };
  } catch (error) {
    if (isMissingFile(error)) throw new Error(`${file} doesn’t exist.`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be restored: ${reason}.`, { cause: error });
  }
}
