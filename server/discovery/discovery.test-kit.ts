import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { openTestDatabase } from '../../db/test-database';
import { createMediaStore } from '../media/store';
import { testPictures } from '../media/test-kit';
import { PageCache } from '../pages/page-cache';
import type { Pictures } from '../pictures';
import { discovery } from '.';

export const SITE_URL = 'https://northlight.example';

/** A server with nothing but what search engines and networks ask for, on a database and folder of its own. */
export async function discoveryServer(pictures: Pictures = testPictures) {
  const { db, close } = await openTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'discovery-'));
  const cache = new PageCache();
  const mediaStore = createMediaStore({ dataDir, s3: undefined });
  const cacheDir = path.join(dataDir, 'cache');
  const app = Fastify();
  const services = { db, mediaStore };
  discovery(app, { services, cache, pictures, siteUrl: SITE_URL, cacheDir });
  return {
    db,
    cache,
    mediaStore,
    pictures: path.join(cacheDir, 'og'),
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    async close() {
      await app.close();
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
