import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryLog } from '../media/test-kit';
import { Litestream } from './litestream';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'northlight-litestream-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Uses a shell script in place of Litestream. */
function createProgram(script: string) {
  const binary = path.join(dataDir, 'program');
  writeFileSync(binary, `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  const s3 = { bucket: 'b', region: 'r', endpoint: undefined, accessKeyId: 'i', secretAccessKey: 's' };
  const settings = { prefix: 'replica/', key: Buffer.alloc(32), searchPath: '', s3 };
  const databaseFile = path.join(dataDir, 'northlight.sqlite');
  return new Litestream({ settings, dataDir, databaseFile, epoch: 1, log: createMemoryLog() }, binary);
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
  await program.stop();
  expect(existsSync(path.join(dataDir, 'finished'))).toBe(true);
});
