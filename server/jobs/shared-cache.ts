import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS } from '../../domain/time';
import { SITE_KEY } from '../http/shared-cache';
import { type Job, type JobNeeds, runEvery } from './every';

type PurgeSettings = { url: string; token: string };

const TIMEOUT_MS = 5_000;
const ATTEMPTS = 5;
/** Time (ms) between attempts, and until pages that were rendered before the change have reached the cache. */
const REPEAT_DELAY_MS = 1_000;

/** @throws Error when the cache can’t be purged. */
export async function purgeSharedCache(
  settings: PurgeSettings,
  signal: AbortSignal,
  againMs = REPEAT_DELAY_MS,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await purge(settings);
      break;
    } catch (error) {
      if (attempt === ATTEMPTS || signal.aborted) throw error;
      await wait(againMs);
    }
  }
  await wait(againMs);
  await purge(settings);
}

/** Sends the key in the formats of Varnish (`deploy/varnish.vcl`), Fastly and Cloudflare. */
async function purge({ url, token }: PurgeSettings): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'fastly-key': token,
      'surrogate-key': SITE_KEY,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ tags: [SITE_KEY] }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The cache responded to a purge with ${response.status}`);
}

/** Purges the cache in front of the site when woken and at startup, because a crash may have prevented a purge. */
export const startCachePurge = (settings: PurgeSettings, needs: JobNeeds): Job =>
  runEvery(DAY_MS, 'cache in front', signal => purgeSharedCache(settings, signal), needs);
