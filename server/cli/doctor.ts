import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadSettings, readConfig } from '../config';
import { checks } from '../health-checks';
import { right, wrong } from '../health-checks/finding';
import { say } from './say';

const buildFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The settings, and where they can be used all that they name. */
async function examine() {
  try {
    const config = readConfig(process.env);
    const found = await checks({ config, buildFolder, now: new Date() });
    return [{ name: 'settings', ...right(`usable; the site is ${config.siteUrl}`) }, ...found];
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    return error.sentences.map(sentence => ({
      name: 'settings',
      ...wrong(
        sentence.replace(/\.$/, ''),
        'Correct it in .env or the environment; then the rest can be looked at.',
      ),
    }));
  }
}

async function main(): Promise<string> {
  const found = await examine();
  if (found.some(({ ok }) => !ok)) process.exitCode = 1;
  return found
    .map(each => `  ${each.ok ? '✓' : '✗'} ${each.name}: ${each.says}.${each.ok ? '' : ` ${each.fix}`}`)
    .join('\n');
}

say(main());
