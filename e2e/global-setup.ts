import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, SiteProcess, seededData } from './site-process';

/** Seeds the demo content once a build; every worker starts from a copy. */
export default async function globalSetup(): Promise<void> {
  const built = statSync(path.join(root, 'dist/server/main.mjs')).mtimeMs;
  const database = path.join(seededData, 'northlight.sqlite');
  if (existsSync(database) && statSync(database).mtimeMs > built) return;
  // Stopped half-way it must not pass for seeded.
  const unfinished = `${seededData}.new`;
  for (const folder of [seededData, unfinished]) rmSync(folder, { recursive: true, force: true });
  const site = new SiteProcess(unfinished);
  await site.start();
  await site.stop();
  renameSync(unfinished, seededData);
}
