import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '../../db/test-database';
import { testClock } from '../jobs/clock.test-kit';
import type { Log } from '../log';
import { pictureProcesses } from '../pictures';
import { privateFolder, uploadsFolder } from './folder-store';
import { imageStorage } from './image-storage';
import { originalsFolder } from './originals';
import { createMediaStore } from './store';
import { makeVariants, type VariantNeeds } from './variants';

/** A log that keeps its sentences. */
export function memoryLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const note = (...parts: unknown[]) => void lines.push(String(parts.at(-1)));
  return { lines, info: note, warn: note, error: note, debug: note };
}

/** The picture processes of one test file; idle, they end with it. */
export const testPictures = pictureProcesses(memoryLog());

/** Database, folder store and image storage of one test. */
export async function openTestMedia() {
  const { db, close } = await openTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'northlight-media-'));
  const clock = testClock('2026-03-01T09:00:00Z');
  const store = createMediaStore({ dataDir, s3: undefined });
  const sweeps = { count: 0 };
  const sweepSoon = () => {
    sweeps.count += 1;
  };
  await store.check();
  const publicFiles = () => {
    const folder = uploadsFolder(dataDir);
    return existsSync(folder) ? readdirSync(folder).sort() : [];
  };
  const originals = originalsFolder(dataDir);
  const log = memoryLog();
  const wakes = { count: 0 };
  const images = imageStorage({
    ...{ db, store, clock, pictures: testPictures, originals, sweepSoon, settle: async () => {} },
    variantsSoon: () => {
      wakes.count += 1;
    },
  });
  const pictures = testPictures;
  return {
    db,
    clock,
    store,
    sweeps,
    wakes,
    log,
    originals,
    pictures,
    images,
    /** Makes what images lack. */
    variants: (more: Partial<VariantNeeds> = {}, signal?: AbortSignal) =>
      makeVariants(
        { db, store, clock, log, originals, pictures, background: pictures, sweepSoon, ...more },
        new Set(),
        signal,
      ),
    originalFiles: () => {
      const folder = join(dataDir, 'originals');
      return existsSync(folder) ? readdirSync(folder) : [];
    },
    /** Names of all stored files, and of those that visitors get. */
    files: () => [...readdirSync(privateFolder(dataDir)), ...publicFiles()].sort(),
    publicFiles,
    async close() {
      await close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
