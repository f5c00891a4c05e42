import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { killedAfter, spread } from './kill';
import { root, SiteProcess, seededData } from './site-process';

/** Milliseconds into seeding at which the site is killed; what comes later is more of the same. */
const SEEDING_MS = 4_000;
/** Drawing and storing the example content takes a busy machine this long (ms) at most. */
const SEEDED_WITHIN_MS = 600_000;

/**
 * Seeds the demo content once a build; every worker starts from a copy. On the way the site is killed a few times:
 * what all tests then stand on is what kills leave (rule 48).
 */
export default async function globalSetup(): Promise<void> {
  const built = statSync(path.join(root, 'dist/server/main.mjs')).mtimeMs;
  const database = path.join(seededData, 'northlight.sqlite');
  if (existsSync(database) && statSync(database).mtimeMs > built) return;
  // Stopped half-way it must not pass for seeded.
  const unfinished = `${seededData}.new`;
  for (const folder of [seededData, unfinished]) rmSync(folder, { recursive: true, force: true });
  const site = new SiteProcess(unfinished);
  for (const ms of spread(SEEDING_MS)) await killedAfter(site, ms);
  await site.start(SEEDED_WITHIN_MS);
  await site.stop();
  renameSync(unfinished, seededData);
}
