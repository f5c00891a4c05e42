import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder } from './data-folder';
import { createMemoryLog } from './media/media.test-kit';

let dataDir: string;
beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'northlight-folder-')), 'data');
});
afterEach(() => rmSync(path.dirname(dataDir), { recursive: true }));

const getFileMode = (...names: string[]) => statSync(path.join(dataDir, ...names)).mode & 0o777;

it('creates the data folder with access for its owner only', async () => {
  const unlock = await openDataFolder({ dataDir }, createMemoryLog());
  expect(readdirSync(dataDir)).toEqual(['.lock']);
  expect([getFileMode(), getFileMode('.lock')]).toEqual([0o700, 0o600]);
  unlock();
});

it('removes access for others when an earlier version left the data folder readable', async () => {
  mkdirSync(path.join(dataDir, 'uploads'), { recursive: true, mode: 0o755 });
  for (const name of ['northlight.sqlite', 'northlight.sqlite-wal'])
    writeFileSync(path.join(dataDir, name), '', { mode: 0o644 });
  const unlock = await openDataFolder({ dataDir }, createMemoryLog());
  expect([getFileMode(), getFileMode('uploads')]).toEqual([0o700, 0o700]);
  expect([getFileMode('northlight.sqlite'), getFileMode('northlight.sqlite-wal')]).toEqual([0o600, 0o600]);
  unlock();
});

it('makes a second process wait while the data folder is locked', async () => {
  const log = createMemoryLog();
  const unlock = await openDataFolder({ dataDir }, log);
  await expect(openDataFolder({ dataDir }, log, 150)).rejects.toThrow(
    `Another process uses the folder ${dataDir}. Stop it, or choose`,
  );
  const secondLock = openDataFolder({ dataDir }, log);
  await expect.poll(() => log.lines.length).toBe(2);
  unlock();
  (await secondLock)();
});

it("names DATA_DIR when the data folder can't be created", async () => {
  writeFileSync(dataDir, 'a file');
  await expect(openDataFolder({ dataDir }, createMemoryLog())).rejects.toThrow(
    /^The setting DATA_DIR is invalid: .*\.$/,
  );
});
