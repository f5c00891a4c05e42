import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finishTestContent, storeTestContent } from './content/store';
import { root, SiteProcess, seededData } from './site-process';

/** Sources of the stored content, which is rebuilt only when they change. */
const SOURCES = [path.join(import.meta.dirname, 'content'), path.join(root, 'dist/server')];
const stampFile = `${seededData}.stamp`;

function hashSources(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES)
    for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
      const file = path.join(folder, name);
      if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
    }
  return hash.digest('hex');
}

/** Stores the test content once per build and change. Each worker starts from a copy. */
export default async function globalSetup(): Promise<void> {
  const sourceHash = hashSources();
  if (existsSync(seededData) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash)
    return;
  // An interrupted run must not leave content that looks complete.
  const unfinishedFolder = `${seededData}.new`;
  for (const file of [stampFile, seededData, unfinishedFolder])
    rmSync(file, { recursive: true, force: true });
  const { href } = new URL('usual-priority.mjs', import.meta.url);
  const site = new SiteProcess(unfinishedFolder, { SEED: 'none', NODE_OPTIONS: `--import=${href}` });
  await site.start();
  try {
    await storeTestContent(site);
  } finally {
    await site.stop();
  }
  finishTestContent(site);
  renameSync(unfinishedFolder, seededData);
  writeFileSync(stampFile, sourceHash);
}
