// Finds the tests’ browsers: configured, installed on the system, or Playwright’s own Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createToolEnv, getNode, printLine, root } from './toolchain.mjs';

// Headless Chromium has the same engine and does a third less work.
const SHELL = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  names: ['chromium-headless-shell'],
  places: [],
  aptPackage: 'chromium-headless-shell',
};
const CHROMIUM = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  aptPackage: 'chromium',
};
const FIREFOX = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  aptPackage: 'firefox-esr',
};

function findConfigured({ variable }) {
  const configuredPath = process.env[variable];
  return configuredPath && existsSync(configuredPath) ? configuredPath : undefined;
}

function findInstalledBrowser({ names, places }) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const name of names) {
    for (const folder of folders) if (existsSync(path.join(folder, name))) return path.join(folder, name);
  }
  return places.find(existsSync);
}

function findPlaywrightBrowser() {
  const { chromium } = createRequire(path.join(root, 'package.json'))('@playwright/test');
  const findExecutable = () =>
    existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  if (findExecutable()) return findExecutable();
  printLine('Fetching a browser for the tests …');
  spawnSync(getNode(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    cwd: root,
    env: createToolEnv(),
    stdio: 'ignore',
    timeout: 300_000,
  });
  return findExecutable();
}

function installSystemPackage(browser) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  printLine(`Installing the system’s ${browser.title} package …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser.aptPackage], {
    env,
    stdio: 'ignore',
  });
  return findInstalledBrowser(browser);
}

function requireBrowser({ title, variable }, executable) {
  if (executable) return executable;
  console.error(`\n  No ${title} was found and none could be installed. Set ${variable} to one.\n`);
  process.exit(1);
}

/** Returns browser paths by environment variable and installs missing browsers. Exits when a browser can’t be found. */
export const findBrowsers = () => ({
  [CHROMIUM.variable]: requireBrowser(
    CHROMIUM,
    findConfigured(CHROMIUM) ??
      findInstalledBrowser(SHELL) ??
      installSystemPackage(SHELL) ??
      findInstalledBrowser(CHROMIUM) ??
      findPlaywrightBrowser() ??
      installSystemPackage(CHROMIUM),
  ),
  // Playwright’s own Firefox isn’t used, because it differs from the released one.
  [FIREFOX.variable]: requireBrowser(
    FIREFOX,
    findConfigured(FIREFOX) ?? findInstalledBrowser(FIREFOX) ?? installSystemPackage(FIREFOX),
  ),
});
