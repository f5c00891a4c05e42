import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryLog } from '../media/media.test-kit';
import { Litestream, WATCH_PARENT } from './litestream';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'northlight-litestream-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Creates a `Litestream` that runs a shell script instead. */
function createProgram(script: string, stopMs?: number) {
  const binary = path.join(dataDir, 'program');
  writeFileSync(binary, `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  const s3 = { bucket: 'b', region: 'r', endpoint: undefined, accessKeyId: 'i', secretAccessKey: 's' };
  const settings = { prefix: 'replica/', key: Buffer.alloc(32), searchPath: '', s3 };
  const databaseFile = path.join(dataDir, 'northlight.sqlite');
  return new Litestream(
    { settings, dataDir, databaseFile, epoch: 1, log: createMemoryLog() },
    binary,
    stopMs,
  );
}

it('restarts Litestream when it ends unexpectedly', async () => {
  const program = createProgram(`echo start >> '${dataDir}/starts'`);
  await program.start();
  await vi.waitFor(
    () => expect(readFileSync(path.join(dataDir, 'starts'), 'utf8')).toBe('start\nstart\n'),
    5_000,
  );
  await program.stop();
  expect(program.isRunning).toBe(false);
});

it('waits for Litestream to finish its work when it is stopped', async () => {
  const program = createProgram(
    `trap 'touch ${dataDir}/finished; exit' TERM; touch ${dataDir}/started; while :; do sleep 0.05; done`,
  );
  await program.start();
  await vi.waitFor(() => expect(existsSync(path.join(dataDir, 'started'))).toBe(true), 5_000);
  expect(await program.stop()).toBe(true);
  expect(existsSync(path.join(dataDir, 'finished'))).toBe(true);
});

it("kills Litestream when it doesn't stop within the time limit", async () => {
  const program = createProgram(`trap '' TERM; echo $$ > ${dataDir}/pid; while :; do sleep 0.05; done`, 200);
  await program.start();
  const readPid = () => Number(readFileSync(path.join(dataDir, 'pid'), 'utf8'));
  await vi.waitFor(() => expect(readPid()).toBeGreaterThan(0), 5_000);
  expect(await program.stop()).toBe(false);
  await vi.waitFor(() => expect(() => process.kill(readPid(), 0)).toThrow('ESRCH'), 5_000);
});

it('reports that the last writes were not copied when Litestream fails or does not run', async () => {
  const program = createProgram(`trap 'exit 1' TERM; touch ${dataDir}/started; while :; do sleep 0.05; done`);
  expect(await program.stop()).toBe(false);
  await program.start();
  await vi.waitFor(() => expect(existsSync(path.join(dataDir, 'started'))).toBe(true), 5_000);
  expect(await program.stop()).toBe(false);
});

it('counts the time without errors only while Litestream runs', async () => {
  const program = createProgram(`sleep 0.3; echo level=ERROR; touch ${dataDir}/failed; sleep 10`, 200);
  expect(program.healthyMs).toBe(0);
  await program.start();
  await vi.waitFor(() => expect(program.healthyMs).toBeGreaterThan(100), 5_000);
  await vi.waitFor(() => expect(program.lastError).toBeDefined(), 5_000);
  expect(program.healthyMs).toBeLessThan(200);
  await program.stop();
  expect(program.healthyMs).toBe(0);
});

it('ends Litestream when the site is killed', async () => {
  const program = `echo $$ > '${dataDir}/pid'; exec sleep 60`;
  // Starts Litestream as the site does.
  const source = `require('node:child_process').spawn('sh', ['-c', process.argv[1], 'sh', 'sh', '-c', process.argv[2]],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] }); setInterval(() => {}, 1000);`;
  const site = spawn(process.execPath, ['-e', source, WATCH_PARENT, program]);
  const readPid = () => Number(readFileSync(path.join(dataDir, 'pid'), 'utf8'));
  await vi.waitFor(() => expect(readPid()).toBeGreaterThan(0), 5_000);
  expect(() => process.kill(readPid(), 0)).not.toThrow();
  site.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(readPid(), 0)).toThrow('ESRCH'), 5_000);
});
