import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '../files/durable-file';
import { readFileIfThere } from '../files/read-file-if-there';

/** The restored site, until it is moved into its place. */
export const STAGING = '.restore';
const JOURNAL = '.restore.json';

/** Names below the data folder. `out` are those there when the restore began; they make room in `before`. */
type Plan = { before: string; out: string[]; in: [staged: string, place: string][] };

/**
 * Puts what is staged in place of what was there. From the moment its plan is on disk it happens, even when the
 * process is killed: the next one finishes it.
 */
export async function replaceData(dataDir: string, plan: Plan): Promise<void> {
  await writeDurably(dataDir, JOURNAL, Buffer.from(JSON.stringify(plan)));
  await finishRestore(dataDir);
}

/** Finishes a restore that was cut off, or clears away one that had not yet begun to replace anything. */
export async function finishRestore(dataDir: string): Promise<void> {
  const journal = await readFileIfThere(path.join(dataDir, JOURNAL));
  if (journal) {
    await move(dataDir, JSON.parse(journal.toString()) as Plan);
    await rm(path.join(dataDir, JOURNAL));
    await flush(dataDir);
  }
  await rm(path.join(dataDir, STAGING), { recursive: true, force: true });
}

/** Each step once: what has its new name already was moved before the process ended. */
async function move(dataDir: string, plan: Plan): Promise<void> {
  const at = (...names: string[]) => path.join(dataDir, ...names);
  await mkdir(at(plan.before), { recursive: true, mode: 0o700 });
  for (const name of plan.out) {
    if (!existsSync(at(plan.before, name))) await rename(at(name), at(plan.before, name));
  }
  // What was there is gone for good from here on: its log must never come back beside the new database.
  await flush(at(plan.before));
  await flush(dataDir);
  for (const [staged, place] of plan.in) {
    if (existsSync(at(STAGING, staged))) await rename(at(STAGING, staged), at(place));
  }
  await flush(dataDir);
}

/** @throws Error with one sentence while a restore was cut off: what lies there is neither site. */
export async function assertRestored(dataDir: string): Promise<void> {
  if (existsSync(path.join(dataDir, JOURNAL)))
    throw new Error('A restore was cut off: start the site once, which finishes it.');
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
