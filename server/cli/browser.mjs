// Finds a Chromium for the browser tests: one that is there, else Playwright's own, else the system's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { node, root, say, toolEnv } from './toolchain.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installed() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const name of NAMES) {
    for (const folder of folders) if (existsSync(path.join(folder, name))) return path.join(folder, name);
  }
  return PLACES.find(existsSync);
}

function playwrightOwn() {
  const { chromium } = createRequire(path.join(root, 'package.json'))('@playwright/test');
  const own = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (own()) return own();
  say('Fetching a browser for the tests …');
  spawnSync(node(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    cwd: root,
    env: toolEnv(),
    stdio: 'ignore',
    timeout: 300_000,
  });
  return own();
}

function systemPackage() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  say('Installing the system’s Chromium package …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
    stdio: 'ignore',
  });
  return installed();
}

/** Path of a Chromium, installed if need be; ends the process with a sentence when none is to be had. */
export function browser() {
  const found = installed() ?? playwrightOwn() ?? systemPackage();
  if (found) return found;
  console.error('\n  No Chromium was found and none could be installed. Set CHROMIUM_PATH to one.\n');
  process.exit(1);
}
