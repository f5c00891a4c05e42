// npm run e2e: browser tests on the built site. Arguments are passed on to Playwright.
import { spawnSync } from 'node:child_process';
import { findBrowsers } from './browsers.mjs';
import { createToolEnv, getNode, install, root } from './toolchain.mjs';

install('tests');
const { status } = spawnSync(
  getNode(),
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  { cwd: root, env: { ...createToolEnv(), ...findBrowsers() }, stdio: 'inherit' },
);
process.exit(status ?? 1);
