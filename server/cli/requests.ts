import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { importEnquiries } from '../../db/import-enquiries';
import { ATTACHMENTS_FOLDER_NAME } from '../backup/names';
import { assertRestored } from '../backup/restore-journal';
import { readConfig } from '../config';
import { runCommand } from './run-command';
import { assertSiteExists } from './with-database';

const USAGE = `
  npm run requests -- import FOLDER    imports the requests that another data folder has and the
                                       site lacks, such as before-restore-…`;

async function main([verb, folder]: string[]): Promise<string> {
  if (verb !== 'import' || !folder) throw new Error(USAGE);
  const { dataDir, databaseFile } = readConfig(process.env);
  await assertRestored(dataDir);
  assertSiteExists({ dataDir, databaseFile });
  const database = path.basename(databaseFile);
  // A plain name refers to a subfolder of the data folder, where a restore puts replaced data.
  const sourceFolder = [path.resolve(folder), path.join(dataDir, folder)].find(candidate =>
    existsSync(path.join(candidate, database)),
  );
  if (!sourceFolder) throw new Error(`${folder} contains no ${database}.`);

  const getAttachmentPath = (parentFolder: string, key: string) =>
    path.join(parentFolder, ATTACHMENTS_FOLDER_NAME, path.basename(key));
  mkdirSync(path.join(dataDir, ATTACHMENTS_FOLDER_NAME), { recursive: true, mode: 0o700 });
  const { requests, waitingMails, sentMails } = importEnquiries(
    databaseFile,
    path.join(sourceFolder, database),
    key => {
      const [source, target] = [getAttachmentPath(sourceFolder, key), getAttachmentPath(dataDir, key)];
      if (!existsSync(target) && existsSync(source)) copyFileSync(source, target);
      return existsSync(target);
    },
  );
  return [
    `  Imported ${requests} requests from ${sourceFolder}; ${waitingMails} of their emails will be sent.`,
    ...(sentMails > 0
      ? [`  ${sentMails} queued emails have been sent already and won’t be sent again.`]
      : []),
  ].join('\n');
}

runCommand(main(process.argv.slice(2)));
