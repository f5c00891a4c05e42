import { statfs } from 'node:fs/promises';
import { createDiskFullError } from '../domain/disk-full';

/** Asked before something is stored, so that the database never meets a full disk. */
export type DiskRoom = {
  /** @throws DomainError `unavailable` when less than the floor is free. */
  ask(): Promise<void>;
};

/** A measure serves whoever asks within this time (ms). */
const MEASURED_FOR_MS = 1_000;

/** @param free bytes free on the disk. @param floor bytes that must stay free. */
export const diskRoom = (free: () => Promise<number>, floor: number): DiskRoom => ({
  async ask() {
    if ((await free()) < floor) throw createDiskFullError();
  },
});

/** Bytes free for us on the disk of a folder, and of all of it. */
export async function diskOf(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Measures the bytes free for us on the disk of a folder. */
export function freeBytes(folder: string): () => Promise<number> {
  let measured = { at: Number.NEGATIVE_INFINITY, free: Promise.resolve(0) };
  return () => {
    const now = performance.now();
    if (now - measured.at > MEASURED_FOR_MS) {
      measured = { at: now, free: diskOf(folder).then(({ free }) => free) };
    }
    return measured.free;
  };
}
