import { restoreBackup } from '../backup/restore';
import { readConfig } from '../config';
import { openDataFolder } from '../data-folder';
import { openLog } from '../log';
import { createS3Store } from '../media/s3-store';
import { runCommand } from './run-command';

const HOLD_MAIL_FLAG = '--hold-mail';

async function main(args: string[]): Promise<string> {
  const config = readConfig(process.env);
  const shouldHoldMail = args.includes(HOLD_MAIL_FLAG);
  const [file, ...otherArgs] = args.filter(arg => arg !== HOLD_MAIL_FLAG);
  if (!file || otherArgs.length > 0) throw new Error(`npm run restore -- FILE [${HOLD_MAIL_FLAG}]`);
  const unlockFolder = await openDataFolder(config, openLog('warn'), 0);
  try {
    const bucket = config.s3 && createS3Store(config.s3);
    const needs = { ...config, bucket, shouldHoldMail };
    const { manifest, before, waitingMails } = await restoreBackup(needs, file, new Date());
    return [
      `  Restored the site of ${manifest.created}. All users must sign in again. The previous data is in ${before}.`,
      ...formatMailCount(waitingMails, shouldHoldMail),
    ].join('\n');
  } finally {
    unlockFolder();
  }
}

/** Warns about waiting emails, because some may have been sent since the backup. */
function formatMailCount(count: number, isMailHeld: boolean): string[] {
  if (count === 0) return [];
  const waitingText = count === 1 ? '1 email was waiting' : `${count} emails were waiting`;
  return isMailHeld
    ? [`  ${waitingText} and won’t be sent. You can send each again under System in the admin.`]
    : [
        `  ${waitingText}. The next start sends all of them, including any sent since. To prevent that, restore again with ${HOLD_MAIL_FLAG}.`,
      ];
}

runCommand(main(process.argv.slice(2)));
