import type { FastifyInstance } from 'fastify';
import type { Services } from '../../trpc/context';
import { makeAnswer } from '../answer';
import { REVALIDATED } from '../cache-control';
import type { PageCache } from '../page-cache';
import { blogFeed, FEEDS, type FeedFormat } from './feeds';
import { sendKept } from './kept-answer';
import { webManifest } from './manifest';
import { sharePictures } from './og';
import { robotsTxt } from './robots';
import { sitemapXml } from './sitemap';

export type DiscoveryOptions = {
  services: Pick<Services, 'db' | 'mediaStore'>;
  cache: PageCache;
  siteUrl: string;
  /** Folder of what can be made again. */
  cacheDir: string;
};

type File = { path: string; type: string; make: () => string | Promise<string | Buffer> };

/** What search engines, feed readers, phones and networks ask for beside the pages. */
export function discovery(app: FastifyInstance, options: DiscoveryOptions): void {
  const { services, cache, siteUrl } = options;
  const { db } = services;
  const files: File[] = [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', make: () => robotsTxt(siteUrl) },
    { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', make: () => sitemapXml(db, siteUrl) },
    { path: '/site.webmanifest', type: 'application/manifest+json; charset=utf-8', make: webManifest },
    ...(Object.keys(FEEDS) as FeedFormat[]).map(format => ({
      ...FEEDS[format],
      make: () => blogFeed(db, siteUrl, format),
    })),
  ];
  for (const { path, type, make } of files) {
    app.get(path, (request, reply) =>
      sendKept(request, reply, cache, async () =>
        makeAnswer(200, { 'content-type': type, 'cache-control': REVALIDATED }, await make()),
      ),
    );
  }
  sharePictures(app, options);
}
