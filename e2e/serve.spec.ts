import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from './fixtures';
import { findFreePort, root, SiteProcess } from './site-process';

/** Number of restarts per test. For a thorough run: `RESTARTS=50 npm run e2e -- serve`. */
const RESTARTS = Number(process.env.RESTARTS ?? 1);

/** Listens on a port without accepting, like systemd. */
function openListeningSocket(port: number) {
  const { _createServerHandle } = net as unknown as {
    _createServerHandle: (host: string, port: number, type: 4) => { fd: number; close: () => void };
  };
  return _createServerHandle('127.0.0.1', port, 4);
}

const createCommandEnv = (dataDir: string) => ({ PATH: process.env.PATH ?? '', DATA_DIR: dataDir });

/** `npm run serve` as an operator runs it, with its output. */
class ServeProcess {
  output = '';
  readonly #child: ChildProcess;
  readonly exitPromise: Promise<number | null>;

  constructor(
    release: string,
    readonly port: number,
    dataDir: string,
    /** File descriptor of a listening socket. */
    socket?: number,
  ) {
    const program = [process.execPath, path.join(release, 'server/cli/serve.mjs')];
    // The shell sets its own process id, then executes the program in its place.
    const socketProgram = ['sh', '-c', 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"', 'sh', ...program];
    const [command = '', ...args] = socket === undefined ? program : socketProgram;
    this.#child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe', socket ?? 'ignore'],
      env: {
        ...createCommandEnv(dataDir),
        PORT: String(port),
        HOST: '127.0.0.1',
        SEED: 'none',
        LOG_LEVEL: 'warn',
        RATE_LIMIT: 'off',
      },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', chunk => {
        this.output += chunk;
      });
    }
    this.exitPromise = new Promise(resolve => this.#child.once('exit', resolve));
  }

  sendSignal = (name: NodeJS.Signals) => this.#child.kill(name);
  waitForOutput = (text: string, times = 1) =>
    expect.poll(() => this.output.split(text).length - 1, { timeout: 90_000 }).toBeGreaterThanOrEqual(times);
}

/** Minimum ms between a client's requests. The maximum is twice as long. Shorter pauses slow other tests down. */
const PAUSE_MS = { GET: process.env.MORE_TESTS ? 10 : 50, POST: 1_000 };

/** Starts clients with keep-alive connections that send requests repeatedly. */
function startLoad(port: number) {
  const results: (number | string)[] = [];
  let isOn = true;
  const sendRequest = (agent: Agent, method: 'GET' | 'POST') =>
    new Promise<number | string>(resolve => {
      const path = method === 'GET' ? '/process' : '/api/v1/users/login';
      request({ host: '127.0.0.1', port, method, path, agent }, response => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      })
        .once('error', error => resolve(error.message))
        .end();
    });
  const runClient = async (method: 'GET' | 'POST') => {
    const pauseMs = PAUSE_MS[method];
    const agent = new Agent({ keepAlive: true });
    // An empty form is rejected, which is a valid response.
    const expectedStatus = method === 'GET' ? 200 : 400;
    for (; isOn; await wait(Math.random() * pauseMs + pauseMs)) {
      const result = await sendRequest(agent, method);
      results.push(result === expectedStatus ? 200 : result);
    }
    agent.destroy();
  };
  const clientPromises = [
    ...Array.from({ length: 6 }, () => runClient('GET')),
    ...Array.from({ length: 30 }, () => runClient('POST')),
  ];
  return async () => {
    isOn = false;
    await Promise.all(clientPromises);
    return results;
  };
}

/** Creates a folder of releases as in `docs/operating.md`: `current` links to the active release. */
function createReleases() {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-releases-'));
  const linkRelease = (name: string) => {
    symlinkSync(name, path.join(folder, 'next'));
    renameSync(path.join(folder, 'next'), path.join(folder, 'current'));
  };
  const args = [path.join(root, 'server/cli/release.mjs'), path.join(folder, 'one')];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  linkRelease('one');
  return { folder, current: path.join(folder, 'current'), linkRelease };
}

/** @returns the command's output */
function runCommand(release: string, dataDir: string, [name = '', ...args]: string[], input = ''): string {
  const program = [path.join(release, 'server/cli/run.mjs'), name, ...args];
  const { stdout, stderr } = spawnSync(process.execPath, program, {
    env: createCommandEnv(dataDir),
    input,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test.describe.configure({ timeout: 240_000 });

test('restarts the server under load without failed requests', async () => {
  const port = await findFreePort();
  const { dataDir } = SiteProcess.createEmpty();
  const site = new ServeProcess(root, port, dataDir);
  await site.waitForOutput('The site is up');
  const end = startLoad(port);
  for (let time = 1; time <= RESTARTS; time++) {
    site.sendSignal('SIGHUP');
    await site.waitForOutput('Restarted.', time);
  }
  const results = await end();
  expect(results.length).toBeGreaterThan(20);
  expect(results.filter(status => status !== 200)).toEqual([]);
  site.sendSignal('SIGTERM');
  expect(await site.exitPromise).toBe(0);
});

test('returns to the previous release when the new release fails to start', async () => {
  const port = await findFreePort();
  const { dataDir } = SiteProcess.createEmpty();
  const { folder, current, linkRelease } = createReleases();
  expect(existsSync(path.join(current, 'node_modules/vite'))).toBe(false);
  const socket = openListeningSocket(port);
  const startServing = async () => {
    const site = new ServeProcess(current, port, dataDir, socket.fd);
    await site.waitForOutput('The site is up');
    return site;
  };
  let site = await startServing();
  const end = startLoad(port);
  for (let time = 1; time <= RESTARTS; time++) {
    site.sendSignal('SIGTERM');
    expect(await site.exitPromise).toBe(0);
    site = await startServing();
  }

  mkdirSync(path.join(folder, 'two/dist/server'), { recursive: true });
  writeFileSync(
    path.join(folder, 'two/dist/server/main.mjs'),
    "console.error('The setting X is not usable.'); process.exit(1);",
  );
  linkRelease('two');
  site.sendSignal('SIGHUP');
  await site.waitForOutput('Returning to the previous one.');
  await site.waitForOutput('The site is up', 2);
  expect(readdirSync(dataDir)).toContain('northlight.sqlite');
  linkRelease('one');
  site.sendSignal('SIGHUP');
  await site.waitForOutput('Restarted.');

  const run = (...args: string[]) => runCommand(current, dataDir, args);
  const backup = path.join(folder, 'site.tar');
  const email = 'desk@northlight.example';
  expect(runCommand(current, dataDir, ['user', 'add', email], 'lanterns above the quiet yard\n')).toContain(
    email,
  );
  expect(run('backup', backup)).toContain('contains the whole site');
  expect(run('verify', backup)).toContain('is complete');
  expect(run('doctor')).toMatch(/✓ build: .*\n[^✗]*✓ database: intact/);
  expect(run('privacy', 'erase', 'nobody@deltaquay.example')).toContain('0 requests');
  expect((await end()).filter(status => status !== 200)).toEqual([]);
  site.sendSignal('SIGTERM');
  expect(await site.exitPromise).toBe(0);
  run('user', 'remove', email);
  expect(run('restore', backup)).toContain('Restored the site of');
  const [previousFolder = ''] = readdirSync(dataDir).filter(name => name.startsWith('before-restore-'));
  expect(run('requests', 'import', previousFolder)).toContain('0 requests');
  expect(run('user', 'list')).toContain(email);
  socket.close();
  rmSync(folder, { recursive: true });
});
