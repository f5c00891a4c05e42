// npm test: types, lint, unit and integration tests, then browser tests on the built site. npm run test:more: long runs
// (kills, soak, a second browser engine).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserResults, formatFailures, unitResults } from './test-report.mjs';
import { build, install, node, root, say, toolEnv } from './toolchain.mjs';

/** Files and repetitions of `test:more`. Environment variables override the repetitions. */
const LONG_FILES = ['page-cost', 'kills', 'admin-kills', 'durability', 'backups', 'serve', 'firefox'];
const { KILLS = '20', BACKUPS = '20', WRITES = '500', RESTARTS = '20' } = process.env;
const LONG_RUNS = { MORE_TESTS: '1', KILLS, BACKUPS, WRITES, RESTARTS };

const more = process.argv.includes('--more');
const reports = path.join(root, 'node_modules/.cache/northlight/reports');
const startedAt = Date.now();
const results = [];

function phase(title, run) {
  const from = Date.now();
  say(`${title} …`);
  const result = run();
  if (result) results.push(result);
  const { passed = 0, failures = [] } = result ?? {};
  const counts = result ? `, ${passed} passed, ${failures.length} failed` : '';
  say(`${title}: ${Math.round((Date.now() - from) / 1_000)} s${counts}`);
}

const spawnNode = (args, env = {}) =>
  spawnSync(node(), args, { cwd: root, env: { ...toolEnv(), ...env }, stdio: 'inherit' }).status === 0;

/** Runs a check, which counts as a single test. */
const check = (title, command, args) =>
  phase(title, () =>
    spawnNode(args) ? { passed: 1, failures: [] } : { passed: 0, failures: [{ title, command }] },
  );

/**
 * Runs a test runner and reads its report. A runner that fails without reporting a failed test counts as one failure.
 */
function suite(title, command, args, report, read, env) {
  phase(title, () => {
    const succeeded = spawnNode(args, env);
    const result = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
    if (result && (succeeded || result.failures.length > 0)) return result;
    return { passed: result?.passed ?? 0, failures: [{ title, command }] };
  });
}

phase('Packages', () => install('tests'));
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');

if (!more) {
  check('Types', 'npm run types', ['node_modules/typescript/bin/tsc', '--noEmit']);
  check('Lint', 'npm run lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']);
  suite(
    'Unit and integration tests',
    'npm run unit',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    unitReport,
    unitResults,
  );
}
phase('Build', build);
suite(
  'Browser tests',
  'npm run e2e',
  ['server/cli/e2e.mjs', ...(more ? LONG_FILES : [])],
  browserReport,
  browserResults,
  { BROWSER_REPORT: browserReport, ...(more ? LONG_RUNS : {}) },
);

const failures = results.flatMap(result => result.failures);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
if (failures.length > 0) console.log(formatFailures(failures));
say(`In all: ${Math.round((Date.now() - startedAt) / 1_000)} s`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
