// npm run serve: serves the build, restarts on SIGHUP without failed requests, and rolls back (docs/operating.md).
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { findBundledNode, findSettingsFile, getListenAddress, memoryEnv, memoryFlags } from './toolchain.mjs';

/** Start timeout (ms), including the wait for the data folder. */
const READY_TIMEOUT_MS = 45_000;

// Doesn’t resolve symbolic links, because a link may point to another release by the next start.
const root = path.resolve(path.dirname(process.argv[1]), '../..');
const settings = findSettingsFile(root);
if (settings) process.loadEnvFile(settings);

const printLine = text => console.log(`  ${text}`);
function fail(text) {
  console.error(`\n  ${text}\n`);
  process.exit(1);
}

function findRelease() {
  const folder = realpathSync(root);
  const main = path.join(folder, 'dist/server/main.mjs');
  if (!existsSync(main)) fail('There is no build in this folder. Run npm run build first.');
  return { folder, main: realpathSync(main), node: findBundledNode(folder) ?? process.execPath };
}

/**
 * Returns systemd’s socket or a new one, or undefined if neither can be passed on. The site then opens its own or
 * reports why it can’t.
 */
function openSocket() {
  if (process.env.LISTEN_FDS === '1' && Number(process.env.LISTEN_PID) === process.pid) return 3;
  const { host, port } = getListenAddress(process.env);
  if (process.platform === 'win32' || !/^\d+$/.test(port)) return undefined;
  const ip = host === 'localhost' ? '127.0.0.1' : host;
  // This process binds the socket and the site listens on it, so that connections wait while releases change.
  const handle = net._createServerHandle?.(ip, Number(port), net.isIPv6(ip) ? 6 : 4);
  if (handle === undefined || typeof handle === 'number') return undefined;
  const boundAddress = {};
  // Detects a taken port here, because listening would pick a random one.
  if (handle.getsockname(boundAddress) !== 0 || !boundAddress.port) {
    handle.close();
    return undefined;
  }
  openSocket.handle = handle;
  return handle.fd;
}

const socket = openSocket();

/** Starts a release. `ready` resolves to whether it started in time. */
function startSite({ folder, main, node }) {
  const { LISTEN_PID: _, LISTEN_FDS: __, ...env } = process.env;
  const child = spawn(node, [...memoryFlags, main], {
    cwd: folder,
    env: { ...memoryEnv, ...env, NODE_ENV: 'production', ...(socket !== undefined && { LISTEN_FDS: '1' }) },
    stdio: ['inherit', 'inherit', 'inherit', socket ?? 'ignore', 'ipc'],
  });
  const exitPromise = new Promise(resolve =>
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 0))),
  );
  const readyPromise = Promise.race([
    new Promise(resolve => child.once('message', () => resolve(true))),
    exitPromise.then(() => false),
    new Promise(resolve => setTimeout(() => resolve(false), READY_TIMEOUT_MS).unref()),
  ]);
  return { child, ended: exitPromise, ready: readyPromise };
}

let currentRelease = findRelease();
let siteProcess = startSite(currentRelease);
let isStopping = false;
let isChanging = false;

function stop(signal) {
  isStopping = true;
  siteProcess.child.kill(signal);
}

/** Restores the database copy that was made before a failed release migrated it. */
function undoMigration(startedAt) {
  const dataDir = path.resolve(currentRelease.folder, process.env.DATA_DIR ?? './data');
  const copies = existsSync(dataDir)
    ? readdirSync(dataDir).filter(name => /\.sqlite\.before-[^.]+$/.test(name))
    : [];
  for (const name of copies) {
    const copy = path.join(dataDir, name);
    if (statSync(copy).mtimeMs < startedAt) continue;
    const database = copy.replace(/\.before-[^.]+$/, '');
    for (const log of ['-wal', '-shm']) rmSync(`${database}${log}`, { force: true });
    renameSync(copy, database);
    printLine('The database was restored to its previous state.');
  }
}

async function changeRelease() {
  if (isStopping) return;
  if (isChanging)
    return printLine(
      'A restart is already in progress, so this SIGHUP was ignored. Send it again afterwards.',
    );
  isChanging = true;
  const previousState = { serving: currentRelease, site: siteProcess };
  const startedAt = Date.now();
  const nextRelease = findRelease();
  printLine(`Starting ${nextRelease.main} …`);
  // The new process waits for the data folder until the previous one has completed its requests.
  siteProcess = startSite(nextRelease);
  previousState.site.child.kill('SIGTERM');
  if (await siteProcess.ready) {
    currentRelease = nextRelease;
    printLine('Restarted.');
  } else if (!isStopping) {
    siteProcess.child.kill('SIGKILL');
    await siteProcess.ended;
    await previousState.site.ended;
    printLine('The new release did not start. Returning to the previous one.');
    undoMigration(startedAt);
    siteProcess = startSite(previousState.serving);
  }
  isChanging = false;
  watchSite();
}

/** Exits when the site exits, except during a release change. After a crash, the supervisor restarts everything. */
async function watchSite() {
  const watchedProcess = siteProcess;
  const code = await watchedProcess.ended;
  if (watchedProcess === siteProcess && !isChanging) process.exit(isStopping ? code : code || 1);
}

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal));
if (process.platform !== 'win32') process.on('SIGHUP', changeRelease);
watchSite();
