// npm test: all checks and tests. npm run test:more adds long runs (kills, soak, a second browser engine).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { formatFailures, readBrowserResults, readUnitResults } from './test-report.mjs';
import {
  createToolEnv,
  formatSecondsSince,
  getNode,
  install,
  installLitestream,
  printLine,
  root,
} from './toolchain.mjs';

/** Files and repetitions of `test:more`. Environment variables override the repetitions. */
const LONG_FILES = [
  'page-cost',
  'kills',
  'admin-kills',
  'durability',
  'backups',
  'serve',
  'standby',
  'shared-cache',
  'firefox',
];
const { KILLS = '20', BACKUPS = '20', WRITES = '500', RESTARTS = '20' } = process.env;
const LONG_RUNS = { MORE_TESTS: '1', KILLS, BACKUPS, WRITES, RESTARTS };

const isExtended = process.argv.includes('--more');
const reportsFolder = path.join(root, 'node_modules/.cache/northlight/reports');
const startedAt = performance.now();
const results = [];

function runPhase(title, run) {
  const phaseStartedAt = performance.now();
  printLine(`${title} …`);
  const result = run();
  if (result) results.push(result);
  const { passed = 0, failures = [] } = result ?? {};
  const counts = result ? `, ${passed} passed, ${failures.length} failed` : '';
  printLine(`${title}: ${formatSecondsSince(phaseStartedAt)}${counts}`);
}

const spawnNode = (args, env = {}) =>
  spawnSync(getNode(), args, { cwd: root, env: { ...createToolEnv(), ...env }, stdio: 'inherit' }).status ===
  0;

/** Runs a check, which counts as a single test. Returns whether it passed. */
function runCheck(title, command, args) {
  const startTime = performance.now();
  const child = spawn(getNode(), args, { cwd: root, env: createToolEnv(), stdio: 'inherit' });
  return new Promise(resolve =>
    child.once('exit', code => {
      const hasPassed = code === 0;
      results.push(hasPassed ? { passed: 1, failures: [] } : { passed: 0, failures: [{ title, command }] });
      printLine(`${title}: ${formatSecondsSince(startTime)}, ${hasPassed ? 'passed' : 'failed'}`);
      resolve(hasPassed);
    }),
  );
}

/**
 * Runs a test runner and reads its report. A runner that fails without reporting a failed test counts as one failure.
 */
function runSuite(title, command, args, report, readResults, env) {
  runPhase(title, () => {
    const hasSucceeded = spawnNode(args, env);
    const result = existsSync(report) ? readResults(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
    if (result && (hasSucceeded || result.failures.length > 0)) return result;
    return { passed: result?.passed ?? 0, failures: [{ title, command }] };
  });
}

runPhase('Packages', () => {
  install('tests');
  if (isExtended) installLitestream();
});
rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });
const unitReport = path.join(reportsFolder, 'unit.json');
const browserReport = path.join(reportsFolder, 'browser.json');

// These run at the same time, because none of them uses both cores.
printLine(isExtended ? 'Build …' : 'Build, types and lint …');
const [isBuilt] = await Promise.all([
  runCheck('Build', 'npm run build', ['server/cli/build.mjs']),
  ...(isExtended
    ? []
    : [
        runCheck('Types', 'npm run types', ['node_modules/typescript/bin/tsc', '--noEmit']),
        runCheck('Lint', 'npm run lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
      ]),
]);
if (!isExtended) {
  runSuite(
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
    readUnitResults,
  );
}
if (isBuilt) {
  runSuite(
    'Browser tests',
    'npm run e2e',
    ['server/cli/e2e.mjs', ...(isExtended ? LONG_FILES : [])],
    browserReport,
    readBrowserResults,
    { BROWSER_REPORT: browserReport, ...(isExtended ? LONG_RUNS : {}) },
  );
}

const failures = results.flatMap(result => result.failures);
const passedCount = results.reduce((sum, result) => sum + result.passed, 0);
if (failures.length > 0) console.log(formatFailures(failures));
printLine(`Total: ${formatSecondsSince(startedAt)}`);
console.log(`\n${passedCount} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
