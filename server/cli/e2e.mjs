// npm run e2e: browser tests on the built site. Arguments are passed on to Playwright.
import { spawnSync } from 'node:child_process';
import { browsers } from './browsers.mjs';
import { install, node, root, toolEnv } from './toolchain.mjs';

install('tests');
const { status } = spawnSync(
  node(),
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  { cwd: root, env: { ...toolEnv(), ...browsers() }, stdio: 'inherit' },
);
process.exit(status ?? 1);
