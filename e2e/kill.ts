import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SiteProcess } from './site-process';

/** Number of kills per test. For a thorough run: `KILLS=20 npm run e2e -- kills`. */
export const KILLS = Number(process.env.KILLS ?? 2);

/** Returns `KILLS` evenly spread points up to `ms`. */
export const spreadPoints = (ms: number) =>
  Array.from({ length: KILLS }, (_, n) => Math.round((ms * (n + 0.5)) / KILLS));

/** Starts the site and kills it `ms` after its database file appears. */
export async function killAfter(site: SiteProcess, ms: number): Promise<void> {
  await site.launch();
  const database = path.join(site.dataDir, 'northlight.sqlite');
  while (!existsSync(database)) await wait(1);
  await wait(ms);
  await site.stop('SIGKILL');
}
