// npm test: installs what tests need, then types, lint, unit and integration tests, and browser tests on the built
// site. Closes with one line of totals.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browsers } from './browsers.mjs';
import { build, install, node, root, say, toolEnv } from './toolchain.mjs';

install();
const reports = path.join(root, 'node_modules/.cache/northlight/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const report = name => path.join(reports, `${name}.json`);
const totals = { passed: 0, failed: 0 };

function run(title, args, env = {}) {
  say(`${title} …`);
  const { status } = spawnSync(node(), args, { cwd: root, env: { ...toolEnv(), ...env }, stdio: 'inherit' });
  return status === 0;
}

function count(passed, failed) {
  totals.passed += passed;
  totals.failed += failed;
}

/** A step without single tests counts as one. */
const step = (title, args) => (run(title, args) ? count(1, 0) : count(0, 1));

/** A runner that wrote no report has failed as a whole. */
function suite(title, args, name, read, env) {
  const ended = run(title, args, env);
  const file = report(name);
  const { passed, failed } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1 };
  count(passed, !ended && failed === 0 ? 1 : failed);
}

step('Types', ['node_modules/typescript/bin/tsc', '--noEmit']);
step('Lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']);
suite(
  'Unit and integration tests',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report('unit')}`,
  ],
  'unit',
  json => ({
    passed: json.numPassedTests,
    failed:
      json.numFailedTests +
      json.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0).length,
  }),
);
build();
suite(
  'Browser tests',
  ['node_modules/@playwright/test/cli.js', 'test'],
  'browser',
  json => ({
    passed: json.stats.expected + json.stats.flaky,
    failed: json.stats.unexpected,
  }),
  { ...browsers(), BROWSER_REPORT: report('browser') },
);

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
