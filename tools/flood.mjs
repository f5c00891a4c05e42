/**
 * npm run flood [-- KIND…]: starts the site with its own data folder, floods it with each kind of load for half a
 * minute, and prints the home page's response times and the memory use.
 */
import { fork } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSite, install, root, runAsParent } from '../server/cli/toolchain.mjs';
import { KINDS } from './flood-kinds.mjs';

const SECONDS = Number(process.env.FLOOD_SECONDS ?? 30);
const PORT = process.env.FLOOD_PORT ?? '3393';
/** Interval of home page visits, in ms. */
const VISIT_INTERVAL_MS = 25;

const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

/** @returns milliseconds until the home page's complete response */
function measureVisit() {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get({ port: PORT, host: '127.0.0.1', path: '/', agent: false }, response => {
      if (response.statusCode !== 200) reject(new Error(`The home page answered ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - startedAt));
    }).on('error', reject);
  });
}

async function waitUntilUp() {
  for (let attempt = 0; attempt < 2_400; attempt++) {
    if (await measureVisit().catch(() => undefined)) return;
    await pause(100);
  }
  throw new Error('The site does not answer');
}

/** Returns a process's memory in MB, or undefined if the system doesn't report it. */
function getMemoryMb(pid) {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1_024);
}

/** Returns a process's CPU milliseconds, or undefined if the system doesn't report them. */
function getCpuMs(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function flood(kind, pid) {
  const statusCounts = {};
  const worker = new Worker(new URL('./flood-kinds.mjs', import.meta.url), {
    workerData: { kind, port: Number(PORT), seconds: SECONDS },
  });
  worker.on('message', status => {
    statusCounts[status] = (statusCounts[status] ?? 0) + 1;
  });
  const exitPromise = new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject));
  const times = [];
  let maxMemoryMb = 0;
  const cpuMsBefore = getCpuMs(pid);
  const deadline = performance.now() + SECONDS * 1_000;
  while (performance.now() < deadline) {
    times.push(await measureVisit());
    maxMemoryMb = Math.max(maxMemoryMb, getMemoryMb(pid) ?? 0);
    await pause(VISIT_INTERVAL_MS);
  }
  await exitPromise;
  const answeredCount = Object.values(statusCounts).reduce((sum, count) => sum + count, 0);
  const cpuMs = cpuMsBefore === undefined ? undefined : getCpuMs(pid) - cpuMsBefore;
  times.sort((a, b) => a - b);
  const getQuantile = share => times[Math.floor(times.length * share)]?.toFixed(1);
  return {
    flood: KINDS[kind].title,
    'p50 ms': getQuantile(0.5),
    'p99 ms': getQuantile(0.99),
    'memory MB': maxMemoryMb || 'unknown',
    'CPU %': cpuMs === undefined ? 'unknown' : Math.round(cpuMs / SECONDS / 10),
    'CPU ms each': cpuMs && answeredCount ? (cpuMs / answeredCount).toFixed(1) : '',
    answers: Object.entries(statusCounts)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
  };
}

/** Floods a fresh site with one kind of request. */
async function runTrial(kind) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'northlight-flood-'));
  const seededFolder = path.join(root, 'node_modules/.cache/northlight/seeded-data');
  if (existsSync(seededFolder)) cpSync(seededFolder, dataDir, { recursive: true });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    // Rate limits are per IP address. Here all clients share one, except those that send `x-forwarded-for`.
    RATE_LIMIT: KINDS[kind].isFromAfar ? 'on' : 'off',
    TRUST_PROXY: 'loopback',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT,
  };
  const site = fork(path.join(root, 'dist/server/main.mjs'), { cwd: root, env, stdio: 'ignore' });
  try {
    await waitUntilUp();
    return await flood(kind, site.pid);
  } finally {
    site.kill();
    await new Promise(resolve => site.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function run(kinds) {
  const rows = [];
  for (const kind of kinds) rows.push(await runTrial(kind));
  console.table(rows);
}

const requestedKinds = process.argv.slice(2);
const unknownKind = requestedKinds.find(kind => !(kind in KINDS));
if (unknownKind) {
  console.error(`\n  No such flood: ${unknownKind}. There are ${Object.keys(KINDS).join(', ')}.\n`);
  process.exit(1);
}
install();
buildSite();
if (Number(process.versions.napi) < 10) runAsParent(['tools/flood.mjs', ...requestedKinds]);
else await run(requestedKinds.length > 0 ? requestedKinds : Object.keys(KINDS));
