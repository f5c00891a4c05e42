import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Returns code that logs the phase, and pauses if the file `hold` names it. */
const renderPhase = (phase: string) => `
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
appendFileSync('phases', '${phase} ');
if (existsSync('hold') && readFileSync('hold', 'utf8') === '${phase}') {
  writeFileSync('reached', '');
  await new Promise(() => setInterval(() => {}, 1_000));
}`;

const SERVER = `${renderPhase('seed')}
process.send('ready', () => process.exit(0));`;

/** Build that writes a partial server before the phase can pause. */
const BUILD_SCRIPT = `import * as fs from 'node:fs';
const server = process.env.BUILD_DIR + '/server';
fs.mkdirSync(server, { recursive: true });
fs.writeFileSync(server + '/main.mjs', 'half a server');
${renderPhase('build')}
writeFileSync(server + '/main.mjs', ${JSON.stringify(SERVER)});`;

/**
 * Replacement for npm that empties `node_modules` for `ci` and writes partial packages before it pauses. It fails if
 * its cache is stale.
 */
const NPM_SCRIPT = `#!${process.execPath}
const begin = async () => {
const fs = await import('node:fs');
const phase = process.argv[2];
if (phase === 'ci') fs.rmSync('node_modules', { recursive: true, force: true });
fs.mkdirSync('node_modules/vite', { recursive: true });
fs.appendFileSync('phases', phase + ' ');
if (fs.existsSync('stale') && process.argv.includes('--prefer-offline')) process.exit(1);
if (fs.existsSync('hold') && fs.readFileSync('hold', 'utf8') === phase) {
  fs.writeFileSync('reached', '');
  await new Promise(() => setInterval(() => {}, 1_000));
}
fs.mkdirSync('node_modules/vike', { recursive: true });
fs.writeFileSync('node_modules/vike/package.json', '{"type":"module"}');
fs.writeFileSync('node_modules/vike/bin.js', ${JSON.stringify(BUILD_SCRIPT)});
};
begin();`;

let clone: string;
const startedProcesses: ChildProcess[] = [];

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'northlight-start-'));
  cpSync('server/cli', path.join(clone, 'server/cli'), { recursive: true });
  // Empty files are enough, even for the last build step.
  for (const file of ['vite.config.ts', 'tsconfig.json', 'server/cli/finish-build.mjs'])
    writeFileSync(path.join(clone, file), '');
  writeFileSync(path.join(clone, 'package-lock.json'), '{"packages":{"":{}}}');
  mkdirSync(path.join(clone, 'bin'));
  writeFileSync(path.join(clone, 'bin/npm'), NPM_SCRIPT);
  chmodSync(path.join(clone, 'bin/npm'), 0o755);
});

afterEach(() => {
  for (const child of startedProcesses.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  rmSync(clone, { recursive: true });
});

/** Runs Node in the clone in its own process group, like a terminal. */
function run(...args: string[]) {
  const child = spawn(process.execPath, args, {
    cwd: clone,
    detached: true,
    env: { PATH: `${path.join(clone, 'bin')}${path.delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  startedProcesses.push(child);
  let output = '';
  child.stdout.on('data', chunk => (output += chunk));
  const exitPromise = once(child, 'close').then(([code]) => ({ code, output }));
  return { pid: child.pid ?? 0, ended: exitPromise };
}

const startSite = () => run('server/cli/start.mjs');
const addTests = () =>
  run('--input-type=module', '-e', "(await import('./server/cli/toolchain.mjs')).install('tests')");
const readPhases = () => readFileSync(path.join(clone, 'phases'), 'utf8').trim();

/** Sends SIGINT to the process group, like Ctrl+C, once a phase has begun. */
async function interruptPhase(startProcess: typeof startSite, phase: string) {
  writeFileSync(path.join(clone, 'hold'), phase);
  const { pid, ended } = startProcess();
  await expect.poll(() => existsSync(path.join(clone, 'reached'))).toBe(true);
  process.kill(-pid, 'SIGINT');
  await ended;
  rmSync(path.join(clone, 'hold'));
}

it.each([
  ['ci', 'ci ci build seed'],
  ['build', 'ci build build seed'],
  ['seed', 'ci build seed seed'],
])('completes the next start after Ctrl+C interrupts the phase %s', async (phase, phases) => {
  await interruptPhase(startSite, phase);
  const { code, output } = await startSite().ended;
  expect(output).toMatch(/Started in [\d.]+ s/);
  expect(code).toBe(0);
  expect(readPhases()).toBe(phases);
});

it('asks the registry when the cache does not list a locked version', async () => {
  writeFileSync(path.join(clone, 'stale'), '');
  const { code } = await startSite().ended;
  expect(code).toBe(0);
  expect(readPhases()).toBe('ci ci build seed');
});

it('installs packages only once when test packages are added later', async () => {
  await startSite().ended;
  await addTests().ended;
  await addTests().ended;
  await startSite().ended;
  expect(readPhases()).toBe('ci build seed install seed');
});

it('reinstalls all packages when Ctrl+C interrupted the installation of test packages', async () => {
  await startSite().ended;
  await interruptPhase(addTests, 'install');
  await addTests().ended;
  expect(readPhases()).toBe('ci build seed install ci');
});
