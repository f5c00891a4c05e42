import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

/** A minimal site that prints its address. It isn’t ready while a file `wait` exists. */
const SITE = `
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
if (process.env.LISTEN_FDS !== '1') { console.log('no socket'); process.exit(1); }
const server = createServer().listen({ fd: 3 }, () => {
  console.log(JSON.stringify(server.address()));
  const looking = setInterval(() => {
    if (existsSync('wait')) return;
    clearInterval(looking);
    process.send('ready');
  }, 10);
});
process.on('SIGTERM', () => process.exit(0));
`;

const release = mkdtempSync(path.join(tmpdir(), 'northlight-serve-'));
beforeAll(() => {
  mkdirSync(path.join(release, 'dist/server'), { recursive: true });
  writeFileSync(path.join(release, 'dist/server/main.mjs'), SITE);
  cpSync('server/cli', path.join(release, 'server/cli'), { recursive: true });
});
afterAll(() => rmSync(release, { recursive: true }));

const startedProcesses: ChildProcess[] = [];
afterEach(() => {
  for (const child of startedProcesses.splice(0)) child.kill('SIGTERM');
});

/** Runs `npm run serve` with the minimal site. */
function serve(env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(release, 'server/cli/serve.mjs')], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  startedProcesses.push(child);
  const serveProcess = {
    output: '',
    signal: (name: NodeJS.Signals) => child.kill(name),
    ended: once(child, 'exit'),
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => (serveProcess.output += chunk));
  return serveProcess;
}

async function openTakenPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: String((server.address() as AddressInfo).port), free: () => server.close() };
}

it('exits with a message when the port is taken', async () => {
  const { port, free } = await openTakenPort();
  const serveProcess = serve({ HOST: '127.0.0.1', PORT: port });
  expect((await serveProcess.ended)[0]).toBe(1);
  expect(serveProcess.output).toContain('no socket');
  free();
});

it('listens only on the local machine when HOST is empty', async () => {
  const { port, free } = await openTakenPort();
  free();
  const serveProcess = serve({ HOST: ' ', PORT: port });
  await expect.poll(() => serveProcess.output).toContain(`"address":"127.0.0.1"`);
  expect(serveProcess.output).toContain(`"port":${port}`);
  serveProcess.signal('SIGTERM');
  await serveProcess.ended;
});

it('reports that a restart is running when a second SIGHUP arrives during the restart', async () => {
  const { port, free } = await openTakenPort();
  free();
  const serveProcess = serve({ PORT: port });
  await expect.poll(() => serveProcess.output).toContain('"port"');
  writeFileSync(path.join(release, 'wait'), '');
  serveProcess.signal('SIGHUP');
  await expect.poll(() => serveProcess.output).toContain('Starting');
  serveProcess.signal('SIGHUP');
  await expect.poll(() => serveProcess.output).toContain('A restart is already in progress');
  rmSync(path.join(release, 'wait'));
  await expect.poll(() => serveProcess.output).toContain('Restarted.');
  serveProcess.signal('SIGTERM');
  await serveProcess.ended;
});

it('exits with a message when a # would truncate a setting', async () => {
  const file = path.join(release, '.env');
  writeFileSync(file, 'ADMIN_PASSWORD=long#enough\n');
  const serveProcess = serve({});
  expect((await serveProcess.ended)[0]).toBe(1);
  expect(serveProcess.output).toContain(`The setting ADMIN_PASSWORD in ${file} would end at its #`);
  rmSync(file);
});
