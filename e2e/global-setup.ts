import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { finishTestContent, storeTestContent } from './content/store';
import { root, SiteProcess, seededData } from './site-process';

const content = path.join(import.meta.dirname, 'content');
const changedAt = (file: string) => statSync(file).mtimeMs;

/** Stores the content of the tests once a build and change of it; every worker starts from a copy. */
export default async function globalSetup(): Promise<void> {
  const sources = readdirSync(content).map(file => path.join(content, file));
  const changed = Math.max(...[path.join(root, 'dist/server/main.mjs'), ...sources].map(changedAt));
  const database = path.join(seededData, 'northlight.sqlite');
  if (existsSync(database) && changedAt(database) > changed) return;
  // Stopped half-way it must not pass for stored.
  const unfinished = `${seededData}.new`;
  for (const folder of [seededData, unfinished]) rmSync(folder, { recursive: true, force: true });
  const site = new SiteProcess(unfinished, { SEED: 'none' });
  await site.start();
  await storeTestContent(site);
  await site.stop();
  finishTestContent(site);
  renameSync(unfinished, seededData);
}
