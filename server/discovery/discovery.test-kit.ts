import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { openTestDatabase } from '../../db/database.test-kit';
import type { ImageProcesses } from '../images';
import { testImages } from '../media/media.test-kit';
import { createMediaStore } from '../media/store';
import { PageCache } from '../pages/page-cache';
import { registerDiscovery } from '.';

export const SITE_URL = 'https://northlight.example';

/** Starts a server with only the discovery routes, on its own database and folder. */
export async function createDiscoveryServer(imageProcesses: ImageProcesses = testImages) {
  const { db, close } = await openTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'discovery-'));
  const cache = new PageCache();
  const mediaStore = createMediaStore({ dataDir, s3: undefined });
  const cacheDir = path.join(dataDir, 'cache');
  const app = Fastify();
  const services = { db, mediaStore };
  registerDiscovery(app, { services, cache, imageProcesses: imageProcesses, siteUrl: SITE_URL, cacheDir });
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
