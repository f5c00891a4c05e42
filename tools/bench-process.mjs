// Processes of a benchmark: the built site, and a bare Fastify that serves the same bytes.
import { execFile, fork, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { memoryFlags, root, serverEnv } from '../server/cli/toolchain.mjs';

const PORTS = { site: process.env.BENCH_PORT ?? '3391', bare: process.env.BENCH_BARE_PORT ?? '3392' };
const CONNECTIONS = 20;
const TICKS_PER_SECOND = 100;
const ACCOUNT = { email: 'bench@northlight.test', password: 'thirteen lamps above the plan' };

/** Client for cached pages: `wrk` if installed, because a JavaScript client is slower than the site. */
export const CLIENT = spawnSync('wrk', ['-v']).error ? 'autocannon' : 'wrk';

/** @returns the numbers of responses and failures */
async function requestRepeatedly({ url, seconds, connections, headers, client }) {
  if (client !== 'wrk') {
    const { requests, non2xx } = await autocannon({ url, duration: seconds, connections, headers });
    return { requests: requests.total, failed: non2xx };
  }
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...headerArguments,
    url,
  ]);
  const parseNumber = pattern => Number(pattern.exec(stdout)?.[1] ?? 0);
  return {
    requests: parseNumber(/(\d+) requests in/),
    failed: parseNumber(/Non-2xx or 3xx responses: (\d+)/),
  };
}

/** Returns a process's CPU seconds, or NaN if the system doesn't report them. */
function getCpuSeconds(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

class Process {
  constructor(child, origin) {
    Object.assign(this, { child, origin });
    // A failed benchmark must not leave a process on the port.
    const kill = () => child.kill();
    process.on('exit', kill);
    child.once('exit', () => process.off('exit', kill));
  }

  /** @returns responses, wall time and CPU time in seconds */
  async load(urlPath, { seconds, connections = CONNECTIONS, headers = { 'accept-encoding': 'br' }, client }) {
    const url = this.origin + urlPath;
    const [cpuBefore, startedAt] = [getCpuSeconds(this.child.pid), performance.now()];
    const { requests, failed } = await requestRepeatedly({ url, seconds, connections, headers, client });
    if (failed > 0) throw new Error(`${url} failed ${failed} times`);
    return {
      requests,
      seconds: (performance.now() - startedAt) / 1_000,
      cpuSeconds: getCpuSeconds(this.child.pid) - cpuBefore,
    };
  }

  /** Warms up the JIT, so that the first measurement isn't slower. */
  async warmUp(urlPath, { connections = CONNECTIONS, headers = { 'accept-encoding': 'br' } } = {}) {
    const isCached = connections === CONNECTIONS;
    await autocannon({ url: this.origin + urlPath, amount: isCached ? 8_000 : 400, connections, headers });
  }

  /** Returns the process's CPU seconds. */
  readCpu() {
    return getCpuSeconds(this.child.pid);
  }

  /** Returns the process's memory in MiB. */
  readMemory() {
    const status = `/proc/${this.child.pid}/status`;
    if (!existsSync(status)) return Number.NaN;
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1_024;
  }

  async stop() {
    if (this.child.exitCode !== null) throw new Error(`What should answer at ${this.origin} has ended`);
    const exitPromise = new Promise(resolve => this.child.once('exit', resolve));
    this.child.kill();
    await exitPromise;
  }
}

/** Returns the time of the first 200 response. The first start also seeds. */
async function waitUntilUp(url, child) {
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const status = await fetch(url).then(
      response => response.status,
      () => 0,
    );
    if (status === 200) return performance.now();
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  throw new Error(`What should answer at ${url} has ended`);
}

const createSettings = overrides => ({
  ...process.env,
  ...serverEnv,
  LOG_LEVEL: 'info',
  RATE_LIMIT: 'off',
  ...overrides,
});

export class Site extends Process {
  /** Starts the built site on a data folder. `startup` is the time until the first response. */
  static async start(dataDir) {
    const env = createSettings({ DATA_DIR: dataDir, PORT: PORTS.site });
    const startTime = performance.now();
    const child = fork(path.join(root, 'dist/server/main.mjs'), {
      cwd: root,
      env,
      execArgv: memoryFlags,
      stdio: 'ignore',
    });
    const site = new Site(child, `http://localhost:${PORTS.site}`);
    const seconds = ((await waitUntilUp(`${site.origin}/`, child)) - startTime) / 1_000;
    site.startup = { seconds, cpuSeconds: getCpuSeconds(child.pid) };
    return site;
  }
}

export class BareServer extends Process {
  /** Starts a bare Fastify that serves the response of a URL. */
  static async startFor(url) {
    const env = createSettings({ PORT: PORTS.bare, TWIN_OF: url });
    const child = fork(path.join(root, 'tools/bench-twin.mjs'), { cwd: root, env });
    await waitUntilUp(`http://localhost:${PORTS.bare}/`, child);
    return new BareServer(child, `http://localhost:${PORTS.bare}`);
  }
}

/** Creates the account that the benchmark signs in with, on a stopped site. */
export function addAccount(dataDir) {
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/user.mjs', 'add', ACCOUNT.email], {
    cwd: root,
    env: createSettings({ DATA_DIR: dataDir }),
    input: `${ACCOUNT.password}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** @returns the session cookie, with which pages aren't cached */
export async function signIn({ origin }) {
  const response = await fetch(`${origin}/api/trpc/members.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(ACCOUNT),
  });
  if (!response.ok) throw new Error(`The bench cannot sign in: ${await response.text()}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
