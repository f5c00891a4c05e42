import { existsSync } from 'node:fs';
import path from 'node:path';
import { backUp } from '../backup/backup';
import { readConfig } from '../config';
import { createMediaStore } from '../media/store';
import { say } from './say';

async function main([file]: string[]): Promise<string> {
  const config = readConfig(process.env);
  if (!file) throw new Error('npm run backup -- FILE');
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  if (!existsSync(config.databaseFile)) throw new Error(`There is no site in ${config.dataDir} yet.`);
  const target = path.resolve(file);
  const missing = await backUp({ ...config, mediaStore: createMediaStore(config) }, target, new Date());
  const lost = missing.length > 0 ? `\n  Lost before, and so not in it: ${missing.join(', ')}` : '';
  return `  ${file} holds the whole site; keep it where nobody else can read it.${lost}`;
}

say(main(process.argv.slice(2)));
