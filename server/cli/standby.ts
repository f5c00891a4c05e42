import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryLock } from '../../db/file-lock';
import { readConfig } from '../config';
import { openDataFolder } from '../data-folder';
import { openLog } from '../log';
import { requestPromotion, runStandby } from '../replica/standby';
import { runCommand } from './run-command';

const buildFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const AUTO_FLAG = '--auto';

async function main([command, ...commandArgs]: string[]): Promise<string> {
  const { replica, ...config } = readConfig(process.env);
  if (!replica) throw new Error('Set REPLICA_PREFIX and the other REPLICA_… settings of the site.');
  if (commandArgs.length > 0 || ![undefined, AUTO_FLAG, 'promote'].includes(command))
    throw new Error(`npm run standby [-- ${AUTO_FLAG} | promote]`);
  if (command === 'promote') {
    await requestPromotion(config.dataDir, () => isLocked(path.join(config.dataDir, '.lock')));
    return '  This machine has taken over and starts the site.';
  }
  const log = openLog(config.logLevel);
  const unlock = await openDataFolder(config, log);
  await runStandby({
    config: { ...config, replica },
    log,
    isAutomatic: command === AUTO_FLAG,
    page: readFileSync(path.join(buildFolder, 'client/503.html'), 'utf8'),
  });
  unlock();
  return '  This machine has taken over the site.';
}

function isLocked(file: string): boolean {
  const unlock = tryLock(file);
  unlock?.();
  return unlock === undefined;
}

runCommand(main(process.argv.slice(2)));
