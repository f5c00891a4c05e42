import { existsSync } from 'node:fs';
import path from 'node:path';
import { createBackup } from '../backup/backup';
import { readConfig } from '../config';
import { createMediaStore } from '../media/store';
import { runCommand } from './run-command';
import { assertSiteExists } from './with-database';

async function main([file]: string[]): Promise<string> {
  const config = readConfig(process.env);
  if (!file) throw new Error('npm run backup -- FILE');
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another name.`);
  assertSiteExists(config);
  const target = path.resolve(file);
  const missingFiles = await createBackup(
    { ...config, mediaStore: createMediaStore(config) },
    target,
    new Date(),
  );
  const missingNote =
    missingFiles.length > 0 ? `\n  Already missing, so not included: ${missingFiles.join(', ')}` : '';
  return `  ${file} contains the whole site. Store it where only you can read it.${missingNote}`;
}

runCommand(main(process.argv.slice(2)));
