import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '../../db/database.test-kit';
import { createImageProcesses } from '../images';
import { createTestClock } from '../jobs/clock.test-kit';
import type { Log } from '../log';
import { getPrivateFolder, getUploadsFolder } from './folder-store';
import { createImageStorage } from './image-storage';
import { createOriginalsFolder } from './originals';
import { createMediaStore } from './store';
import { createVariants, type VariantNeeds } from './variants';

export function createMemoryLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const addLine = (...parts: unknown[]) => void lines.push(String(parts.at(-1)));
  return { lines, info: addLine, warn: addLine, error: addLine, debug: addLine };
}

export const testImages = createImageProcesses(createMemoryLog());

/** Opens a test’s database, folder store and image storage. */
export async function openTestMedia() {
  const { db, close } = await openTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'northlight-media-'));
  const clock = createTestClock('2026-03-01T09:00:00Z');
  const store = createMediaStore({ dataDir, s3: undefined });
  const sweepCounter = { count: 0 };
  const scheduleSweep = () => {
    sweepCounter.count += 1;
  };
  await store.check();
  const listPublicFiles = () => {
    const folder = getUploadsFolder(dataDir);
    return existsSync(folder) ? readdirSync(folder).sort() : [];
  };
  const originals = createOriginalsFolder(dataDir);
  const log = createMemoryLog();
  const wakeCounter = { count: 0 };
  const images = createImageStorage({
    ...{ db, store, clock, imageProcesses: testImages, originals, scheduleSweep, settle: async () => {} },
    scheduleVariants: () => {
      wakeCounter.count += 1;
    },
  });
  const imageProcesses = testImages;
  return {
    db,
    clock,
    store,
    sweeps: sweepCounter,
    wakes: wakeCounter,
    log,
    originals,
    imageProcesses,
    images,
    createVariants: (overrides: Partial<VariantNeeds> = {}, signal?: AbortSignal) =>
      createVariants(
        {
          db,
          store,
          clock,
          log,
          originals,
          imageProcesses,
          background: imageProcesses,
          scheduleSweep,
          ...overrides,
        },
        new Set(),
        signal,
      ),
    originalFiles: () => {
      const folder = join(dataDir, 'originals');
      return existsSync(folder) ? readdirSync(folder) : [];
    },
    files: () => [...readdirSync(getPrivateFolder(dataDir)), ...listPublicFiles()].sort(),
    listPublicFiles,
    async close() {
      await close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
