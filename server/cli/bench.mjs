// npm run bench: requests per second and CPU per request of a list, a detail and a prerendered page, next to a bare
// Fastify that answers the same bytes from memory. The ratio is the figure that means something on another machine.
import { fork } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, handOver, install, root } from './toolchain.mjs';

const PAGES = [
  ['Cases list', '/casepage'],
  ['Case detail', '/cases/nodefy'],
  ['Prerendered page', '/process'],
];
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const CONNECTIONS = 20;
const TICKS_PER_SECOND = 100;

/** Processor seconds a process has used; undefined where the system does not tell. */
function cpuSeconds(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function untilUp(url) {
  for (let attempt = 0; attempt < 2_400; attempt++) {
    if (
      await fetch(url).then(
        answer => answer.status < 500,
        () => false,
      )
    )
      return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

async function measure(autocannon, pid, url) {
  const load = duration =>
    autocannon({ url, duration, connections: CONNECTIONS, headers: { 'accept-encoding': 'br' } });
  await load(2);
  const before = cpuSeconds(pid);
  const { requests, non2xx } = await load(SECONDS);
  if (non2xx > 0) throw new Error(`${url} failed ${non2xx} times`);
  const used = before === undefined ? undefined : cpuSeconds(pid) - before;
  return { perSecond: requests.average, cpuMs: used && (used * 1_000) / requests.total };
}

async function bench() {
  const require = createRequire(path.join(root, 'package.json'));
  const autocannon = require('autocannon');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'northlight-bench-'));
  const seeded = path.join(root, 'node_modules/.cache/northlight/seeded-data');
  if (existsSync(seeded)) cpSync(seeded, dataDir, { recursive: true });
  const [ours, bare] = ['3391', '3392'];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    DATA_DIR: dataDir,
    PORT: ours,
  };
  const site = fork(path.join(root, 'dist/server/main.mjs'), { cwd: root, env, stdio: 'ignore' });
  try {
    await untilUp(`http://localhost:${ours}/healthz`);
    const rows = [];
    for (const [title, address] of PAGES) {
      const answer = await fetch(`http://localhost:${ours}${address}`, {
        headers: { 'accept-encoding': 'br' },
      });
      await answer.arrayBuffer();
      const twin = fork(path.join(root, 'server/cli/bench-twin.mjs'), {
        cwd: root,
        env: { ...env, PORT: bare, TWIN_OF: `http://localhost:${ours}${address}` },
      });
      await untilUp(`http://localhost:${bare}/`);
      const own = await measure(autocannon, site.pid, `http://localhost:${ours}${address}`);
      const plain = await measure(autocannon, twin.pid, `http://localhost:${bare}/`);
      twin.kill();
      await new Promise(resolve => twin.once('exit', resolve));
      rows.push({
        page: title,
        'requests/s': Math.round(own.perSecond),
        'bare Fastify': Math.round(plain.perSecond),
        ratio: (own.perSecond / plain.perSecond).toFixed(2),
        'CPU ms/request': own.cpuMs?.toFixed(3) ?? 'unknown',
        'bare CPU ms': plain.cpuMs?.toFixed(3) ?? 'unknown',
        'CPU ratio': own.cpuMs && plain.cpuMs ? (plain.cpuMs / own.cpuMs).toFixed(2) : 'unknown',
      });
    }
    console.table(rows);
  } finally {
    site.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

install();
build();
if (Number(process.versions.napi) < 10) handOver(['server/cli/bench.mjs']);
else await bench();
