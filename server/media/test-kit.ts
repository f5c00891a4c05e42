import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '../../db/test-database';
import type { Log } from '../log';
import { folderStore, uploadsFolder } from './folder-store';
import { mediaIntake } from './intake';

/** A log that keeps its sentences. */
export function memoryLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const note = (...parts: unknown[]) => void lines.push(String(parts.at(-1)));
  return { lines, info: note, warn: note, error: note, debug: note };
}

/** A clock that stands still until it is moved. */
function testClock(start = '2026-03-01T09:00:00Z') {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

/** Database, folder store and intake of one test. */
export async function openTestMedia() {
  const { db, close } = await openTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'northlight-media-'));
  const clock = testClock();
  const store = folderStore(dataDir);
  const sweeps = { count: 0 };
  const sweepSoon = () => {
    sweeps.count += 1;
  };
  await store.check();
  return {
    db,
    clock,
    store,
    sweeps,
    log: memoryLog(),
    intake: mediaIntake({ db, store, clock, sweepSoon }),
    files: () => readdirSync(uploadsFolder(dataDir)).sort(),
    async close() {
      await close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
