import { statfs } from 'node:fs/promises';
import { createDiskFullError } from '../domain/disk-full';

/** Check of free disk space before each write, so that the database never runs out. */
export type DiskGuard = {
  /** @throws DomainError `unavailable` when less than the reserve is free. */
  assertSpace(): Promise<void>;
};

/** Time (ms) for which a measurement is reused. */
const MEASUREMENT_LIFETIME_MS = 1_000;

/**
 * @param getFreeBytes returns the disk’s free bytes.
 * @param minFreeBytes bytes that must stay free.
 */
export const createDiskGuard = (getFreeBytes: () => Promise<number>, minFreeBytes: number): DiskGuard => ({
  async assertSpace() {
    if ((await getFreeBytes()) < minFreeBytes) throw createDiskFullError();
  },
});

/** Returns the bytes available to this process and the disk’s size in bytes. */
export async function getDiskSpace(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

export function createFreeBytesReader(folder: string): () => Promise<number> {
  let measurement = { at: Number.NEGATIVE_INFINITY, free: Promise.resolve(0) };
  return () => {
    const now = performance.now();
    if (now - measurement.at > MEASUREMENT_LIFETIME_MS) {
      measurement = { at: now, free: getDiskSpace(folder).then(({ free }) => free) };
    }
    return measurement.free;
  };
}
