// npm run flood [-- KIND…]: starts the site on this machine with a folder of its own, floods it with each kind in turn
// for half a minute, and prints what a visitor of the home page and the memory had to bear meanwhile.
import { fork } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build, handOver, install, root } from '../server/cli/toolchain.mjs';
import { KINDS } from './flood-kinds.mjs';

const SECONDS = Number(process.env.FLOOD_SECONDS ?? 30);
const PORT = process.env.FLOOD_PORT ?? '3393';
/** A visitor asks for the home page this often (ms). */
const EVERY_MS = 25;

const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

/** Asks for the home page. @returns milliseconds until the whole of it was there. */
function visit() {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get({ port: PORT, host: '127.0.0.1', path: '/', agent: false }, answer => {
      if (answer.statusCode !== 200) reject(new Error(`The home page answered ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - begun));
    }).on('error', reject);
  });
}

async function untilUp() {
  for (let attempt = 0; attempt < 2_400; attempt++) {
    if (await visit().catch(() => undefined)) return;
    await pause(100);
  }
  throw new Error('The site does not answer');
}

/** Megabytes a process holds; undefined where the system does not tell. */
function memory(pid) {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1_024);
}

/** Processor milliseconds a process has used; undefined where the system does not tell. */
function cpuMs(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function flood(kind, pid) {
  const answers = {};
  const worker = new Worker(new URL('./flood-kinds.mjs', import.meta.url), {
    workerData: { kind, port: Number(PORT), seconds: SECONDS },
  });
  worker.on('message', status => {
    answers[status] = (answers[status] ?? 0) + 1;
  });
  const ended = new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject));
  const times = [];
  let most = 0;
  const before = cpuMs(pid);
  const until = performance.now() + SECONDS * 1_000;
  while (performance.now() < until) {
    times.push(await visit());
    most = Math.max(most, memory(pid) ?? 0);
    await pause(EVERY_MS);
  }
  await ended;
  const answered = Object.values(answers).reduce((sum, count) => sum + count, 0);
  const used = before === undefined ? undefined : cpuMs(pid) - before;
  times.sort((a, b) => a - b);
  const at = share => times[Math.floor(times.length * share)]?.toFixed(1);
  return {
    flood: KINDS[kind].title,
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'memory MB': most || 'unknown',
    'CPU %': used === undefined ? 'unknown' : Math.round(used / SECONDS / 10),
    'CPU ms each': used && answered ? (used / answered).toFixed(1) : '',
    answers: Object.entries(answers)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
  };
}

/** Floods a site of its own with one kind. */
async function trial(kind) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'northlight-flood-'));
  const seeded = path.join(root, 'node_modules/.cache/northlight/seeded-data');
  if (existsSync(seeded)) cpSync(seeded, dataDir, { recursive: true });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    // What one address may do is counted by limits of its own; here everybody has one address, but for floods that
    // say where they come from.
    RATE_LIMIT: KINDS[kind].isFromAfar ? 'on' : 'off',
    TRUST_PROXY: 'loopback',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT,
  };
  const site = fork(path.join(root, 'dist/server/main.mjs'), { cwd: root, env, stdio: 'ignore' });
  try {
    await untilUp();
    return await flood(kind, site.pid);
  } finally {
    site.kill();
    await new Promise(resolve => site.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function run(kinds) {
  const rows = [];
  for (const kind of kinds) rows.push(await trial(kind));
  console.table(rows);
}

const asked = process.argv.slice(2);
const unknown = asked.find(kind => !(kind in KINDS));
if (unknown) {
  console.error(`\n  No such flood: ${unknown}. There are ${Object.keys(KINDS).join(', ')}.\n`);
  process.exit(1);
}
install();
build();
if (Number(process.versions.napi) < 10) handOver(['tools/flood.mjs', ...asked]);
else await run(asked.length > 0 ? asked : Object.keys(KINDS));
