import path from 'node:path';
import { listOtherEmails } from '../../db/people';
import { createAttachmentFolder } from '../attachments/folder';
import { listScheduledBackups } from '../backup/schedule';
import { readConfig } from '../config';
import { createWrittenMailFolder } from '../mail/written-mails';
import { erasePersonData, exportPersonData } from '../privacy';
import { runCommand } from './run-command';
import { withDatabase } from './with-database';

const USAGE = `
  npm run privacy -- export EMAIL [FOLDER]   exports all personal data of someone as files
  npm run privacy -- erase EMAIL             erases it everywhere`;

async function main([verb, email, folder]: string[]): Promise<string> {
  const config = readConfig(process.env);
  if (!email || !['export', 'erase'].includes(verb ?? '')) throw new Error(USAGE);
  const { dataDir, databaseFile } = config;
  return withDatabase(config, verb === 'export' ? 'read' : 'write', async db => {
    const needs = {
      db,
      attachments: createAttachmentFolder(dataDir),
      writtenMails: createWrittenMailFolder(dataDir),
    };
    const otherEmails = await listOtherEmails(db, email);
    const mergedNote =
      otherEmails.length > 0 ? `\n  Includes ${otherEmails.join(', ')}, merged in the admin.` : '';
    if (verb === 'export') {
      const targetFolder = path.resolve(folder ?? `privacy-${new Date().toISOString().slice(0, 10)}`);
      const { requests, user } = await exportPersonData(needs, email, targetFolder);
      return `  ${requests} requests${user ? ' and a user account' : ''} saved in ${targetFolder}.${mergedNote}`;
    }
    const { requests, user } = await erasePersonData(
      { ...needs, databaseFile, isReplicated: config.replica !== undefined },
      email,
    );
    const backups = config.backups ? await listScheduledBackups(config.backups.folder) : [];
    return [
      `  ${requests} requests erased, with their attachments and emails.${mergedNote}`,
      ...(user
        ? [`  ${email} still has a user account. Remove it with: npm run user -- remove ${email}`]
        : []),
      ...(config.replica
        ? [
            '  The site removes their bytes from its database within a minute, and from the replica within 7 hours.',
          ]
        : []),
      `  Backups contain them until they rotate out${backups.length > 0 ? `: ${backups.join(', ')}` : ''}.`,
      `  Backups elsewhere, folders before-restore-… and files ….sqlite.before-… in ${dataDir} may contain them too.`,
    ].join('\n');
  });
}

runCommand(main(process.argv.slice(2)));
