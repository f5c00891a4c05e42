import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder } from './data-folder';
import { memoryLog } from './media/test-kit';

let dataDir: string;
beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'northlight-folder-')), 'data');
});
afterEach(() => rmSync(path.dirname(dataDir), { recursive: true }));

const modeOf = (...names: string[]) => statSync(path.join(dataDir, ...names)).mode & 0o777;

it('is made for its owner only', async () => {
  const leave = await openDataFolder({ dataDir }, memoryLog());
  expect(readdirSync(dataDir)).toEqual(['.lock']);
  expect([modeOf(), modeOf('.lock')]).toEqual([0o700, 0o600]);
  leave();
});

it('is closed to others when an earlier version left it open', async () => {
  mkdirSync(path.join(dataDir, 'uploads'), { recursive: true, mode: 0o755 });
  for (const name of ['northlight.sqlite', 'northlight.sqlite-wal'])
    writeFileSync(path.join(dataDir, name), '', { mode: 0o644 });
  const leave = await openDataFolder({ dataDir }, memoryLog());
  expect([modeOf(), modeOf('uploads')]).toEqual([0o700, 0o700]);
  expect([modeOf('northlight.sqlite'), modeOf('northlight.sqlite-wal')]).toEqual([0o600, 0o600]);
  leave();
});

it('is one process’s at a time: a second one says so after a while, or goes on when the first has left', async () => {
  const log = memoryLog();
  const leave = await openDataFolder({ dataDir }, log);
  await expect(openDataFolder({ dataDir }, log, 150)).rejects.toThrow(
    `Another process uses the folder ${dataDir}: stop that one first`,
  );
  const second = openDataFolder({ dataDir }, log);
  await expect.poll(() => log.lines.length).toBe(2);
  leave();
  (await second)();
});

it('that cannot be made is named with its setting', async () => {
  writeFileSync(dataDir, 'a file');
  await expect(openDataFolder({ dataDir }, memoryLog())).rejects.toThrow(
    /^The setting DATA_DIR is not usable: .*\.$/,
  );
});
