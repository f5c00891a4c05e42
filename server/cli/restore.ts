import { restore } from '../backup/restore';
import { readConfig } from '../config';
import { openDataFolder } from '../data-folder';
import { openLog } from '../log';
import { createS3Store } from '../media/s3-store';
import { runCommand } from './run-command';

const HOLD_MAIL = '--hold-mail';

async function main(args: string[]): Promise<string> {
  const config = readConfig(process.env);
  const holdMail = args.includes(HOLD_MAIL);
  const [file, ...rest] = args.filter(arg => arg !== HOLD_MAIL);
  if (!file || rest.length > 0) throw new Error(`npm run restore -- FILE [${HOLD_MAIL}]`);
  const leaveFolder = await openDataFolder(config, openLog('warn'), 0);
  try {
    const bucket = config.s3 && createS3Store(config.s3);
    const needs = { ...config, bucket, holdMail };
    const { manifest, before, waitingMails } = await restore(needs, file, new Date());
    return [
      `  The site is what it was at ${manifest.created}; everybody signs in again. What was there is in ${before}.`,
      ...formatMailCount(waitingMails, holdMail),
    ].join('\n');
  } finally {
    leaveFolder();
  }
}

/** Waiting emails of a backup may have been sent since. */
function formatMailCount(count: number, held: boolean): string[] {
  if (count === 0) return [];
  const waited = count === 1 ? '1 mail that waited then' : `${count} mails that waited then`;
  return held
    ? [`  ${waited}: held back. System in the staff area can send each again.`]
    : [
        `  ${waited}: the next start sends what may have gone out already. To prevent that, restore again with ${HOLD_MAIL}.`,
      ];
}

runCommand(main(process.argv.slice(2)));
