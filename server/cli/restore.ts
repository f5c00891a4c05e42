import { restore } from '../backup/restore';
import { readConfig } from '../config';
import { openDataFolder } from '../data-folder';
import { openLog } from '../log';
import { s3Store } from '../media/s3-store';
import { say } from './say';

async function main([file]: string[]): Promise<string> {
  const config = readConfig(process.env);
  if (!file) throw new Error('npm run restore -- FILE');
  const leaveFolder = await openDataFolder(config, openLog('warn'), 0);
  try {
    const bucket = config.s3 && s3Store(config.s3);
    const { manifest, before } = await restore({ ...config, bucket }, file, new Date());
    return `  The site is what it was at ${manifest.created}; everybody signs in anew. What was there lies in ${before}.`;
  } finally {
    leaveFolder();
  }
}

say(main(process.argv.slice(2)));
