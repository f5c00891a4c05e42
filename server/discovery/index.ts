import type { FastifyInstance } from 'fastify';
import { messages } from '../../domain/messages';
import { feeds, getSitemapPartPath } from '../../domain/paths';
import type { Services } from '../../use-cases/context';
import { REVALIDATED_CACHE_CONTROL } from '../http/cache-control';
import { createCachedResponse } from '../http/cached-response';
import { sendCached } from '../http/send-cached';
import type { ImageProcesses } from '../images';
import type { PageCache } from '../pages/page-cache';
import { createWebManifest } from './manifest';
import { registerShareImages } from './og';
import { renderRobotsTxt } from './robots';
import { renderSecurityTxt, SECURITY_TXT_PATH } from './security-txt';

export type DiscoveryOptions = {
  services: Pick<Services, 'db' | 'mediaStore'>;
  cache: PageCache;
  imageProcesses: ImageProcesses;
  siteUrl: string;
  cacheDir: string;
};

// Loaded on first use to keep startup fast.
const loadSitemap = () => import('./sitemap');
const loadFeeds = () => import('./feeds');

const FEED_TYPES = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
} as const;

const XML = 'application/xml; charset=utf-8';

type File = { path: string; type: string; create: () => string | Promise<string | Buffer> };

/** Serves resources for search engines, feed readers and social networks. */
export function registerDiscovery(app: FastifyInstance, options: DiscoveryOptions): void {
  const { services, cache, siteUrl } = options;
  const { db } = services;
  const files: File[] = [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', create: () => renderRobotsTxt(siteUrl) },
    { path: '/sitemap.xml', type: XML, create: async () => (await loadSitemap()).renderSitemap(db, siteUrl) },
    {
      path: '/site.webmanifest',
      type: 'application/manifest+json; charset=utf-8',
      create: createWebManifest,
    },
    ...feeds.map(({ list, format, path }) => ({
      path,
      type: FEED_TYPES[format],
      create: async () => (await loadFeeds()).renderFeed(db, siteUrl, list, format),
    })),
  ];
  const createXmlResponse = (type: string, text: string | Buffer) =>
    createCachedResponse(200, { 'content-type': type, 'cache-control': REVALIDATED_CACHE_CONTROL }, text);
  for (const { path, type, create } of files) {
    app.get(path, (request, reply) =>
      sendCached(request, reply, cache, async () => createXmlResponse(type, await create())),
    );
  }
  app.get(SECURITY_TXT_PATH, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', REVALIDATED_CACHE_CONTROL)
      .send(renderSecurityTxt(siteUrl, new Date())),
  );
  app.get<{ Params: { '*': string } }>(getSitemapPartPath('*'), async (request, reply) => {
    const response = await sendCached(request, reply, cache, async () => {
      const xml = await (await loadSitemap()).renderSitemapPart(db, siteUrl, request.params['*']);
      return xml && createXmlResponse(XML, xml);
    });
    return response ?? reply.code(404).type('text/plain; charset=utf-8').send(messages.notFound);
  });
  registerShareImages(app, options);
}
