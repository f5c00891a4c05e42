import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { checkDatabase, listSnapshotFiles, settleMail } from '../../db/snapshot';
import {
  ATTACHMENTS_FOLDER_NAME,
  DATABASE_FILE_NAME,
  KEY_FILE_NAME,
  PRIVATE_MEDIA_FOLDER_NAME,
  UPLOADS_FOLDER_NAME,
} from '../backup/names';
import { createStagingFolder, replaceSite } from '../backup/restore-journal';
import type { ReplicaBucket } from './bucket';
import { MEDIA_COPIES_NAME } from './file-copies';
import { type Follower, MIRROR_FOLDER_NAME } from './follower';
import { restoreFromFolder } from './litestream';
import { readMailRecord } from './mail-journal';

type VerifyNeeds = { follower: Follower; key: Uint8Array; binary: string };

/**
 * Restores the database from the copy, in the same folder, and checks it.
 * @returns the database, its files, and the names of those that the copy lacks.
 * @throws Error when it can’t be restored.
 */
export async function restoreCopy({ follower, key, binary }: VerifyNeeds) {
  const { folder, generation } = follower;
  if (!generation) throw new Error('The bucket contains no database yet.');
  const database = path.join(folder, 'restored.sqlite');
  await restoreFromFolder(binary, {
    folder: path.join(folder, MIRROR_FOLDER_NAME),
    ...{ generation, key, target: database },
  });
  await checkDatabase(database);
  const { media, attachments } = listSnapshotFiles(database);
  const files = [
    ...media
      .filter(({ location, isPublic }) => location === 'folder' || !isPublic)
      .map(file => ({ from: `${MEDIA_COPIES_NAME}/${file.key}`, to: getMediaPath(file) })),
    ...attachments.map(key => `${ATTACHMENTS_FOLDER_NAME}/${key}`).map(name => ({ from: name, to: name })),
  ];
  const missingNames = files.map(({ from }) => from).filter(name => !existsSync(path.join(folder, name)));
  return { database, files, missing: missingNames };
}

const getMediaPath = ({ key, isPublic }: { key: string; isPublic: boolean }) =>
  `${isPublic ? UPLOADS_FOLDER_NAME : PRIVATE_MEDIA_FOLDER_NAME}/${key}`;

type PromoteNeeds = VerifyNeeds & {
  bucket: ReplicaBucket;
  dataDir: string;
  databaseFile: string;
  /** Epoch of the machine that wrote until now. */
  epoch: number;
  now: Date;
};

/**
 * Replaces the site in the data folder with the copy. Emails that the other machine sent, or may have sent, aren’t sent
 * again. The previous site moves to a subfolder, as after a restore.
 * @returns names of files that are missing.
 */
export async function installCopy(needs: PromoteNeeds): Promise<string[]> {
  const { dataDir, databaseFile, follower, now } = needs;
  const { database, files, missing } = await restoreCopy(needs);
  // Later holders may have sent emails of this copy before they replicated their own database.
  for (let epoch = follower.epoch ?? needs.epoch; epoch <= needs.epoch; epoch++)
    settleMail(database, await readMailRecord(needs.bucket, epoch), now);
  const staging = await createStagingFolder(dataDir);
  for (const { from, to } of [
    ...files.filter(({ from }) => !missing.includes(from)),
    { from: KEY_FILE_NAME, to: KEY_FILE_NAME },
    { from: path.basename(database), to: DATABASE_FILE_NAME },
  ])
    await rename(path.join(follower.folder, from), path.join(staging, to));
  await replaceSite(dataDir, databaseFile, now);
  return missing;
}
