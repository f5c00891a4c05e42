import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from '../config';
import { runChecks } from '../health-checks';
import { fail, pass } from '../health-checks/finding';
import { runCommand } from './run-command';

const buildFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Checks the settings, then everything they refer to. */
async function runDoctor() {
  try {
    const config = readConfig(process.env);
    const results = await runChecks({ config, buildFolder, now: new Date() });
    return [{ name: 'settings', ...pass(`valid; the site is ${config.siteUrl}`) }, ...results];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.sentences.map(sentence => ({
      name: 'settings',
      ...fail(sentence.replace(/\.$/, ''), 'Fix it in .env or the environment, then try again.'),
    }));
  }
}

async function main(): Promise<string> {
  const checks = await runDoctor();
  if (checks.some(({ ok }) => !ok)) process.exitCode = 1;
  return checks
    .map(
      check => `  ${check.ok ? '✓' : '✗'} ${check.name}: ${check.message}.${check.ok ? '' : ` ${check.fix}`}`,
    )
    .join('\n');
}

runCommand(main());
