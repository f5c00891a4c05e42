import type { FastifyInstance } from 'fastify';
import { messages } from '../../domain/messages';
import { feedPaths, sitemapPartPath } from '../../domain/paths';
import type { Services } from '../../use-cases/context';
import { REVALIDATED } from '../http/cache-control';
import { makeAnswer } from '../http/cached-response';
import { sendKept } from '../http/kept-response';
import type { PageCache } from '../pages/page-cache';
import type { Pictures } from '../pictures';
import { webManifest } from './manifest';
import { sharePictures } from './og';
import { robotsTxt } from './robots';
import { SECURITY_TXT, securityTxt } from './security-txt';

export type DiscoveryOptions = {
  services: Pick<Services, 'db' | 'mediaStore'>;
  cache: PageCache;
  pictures: Pictures;
  siteUrl: string;
  /** Folder of what can be made again. */
  cacheDir: string;
};

// What writes them is loaded for the first who asks: the start of the site need not wait for it.
const sitemap = () => import('./sitemap');
const feeds = () => import('./feeds');

const FEEDS = {
  rss: { path: feedPaths.rss, type: 'application/rss+xml; charset=utf-8' },
  atom: { path: feedPaths.atom, type: 'application/atom+xml; charset=utf-8' },
} as const;

const XML = 'application/xml; charset=utf-8';

type File = { path: string; type: string; make: () => string | Promise<string | Buffer> };

/** What search engines, feed readers, phones and networks ask for beside the pages. */
export function discovery(app: FastifyInstance, options: DiscoveryOptions): void {
  const { services, cache, siteUrl } = options;
  const { db } = services;
  const files: File[] = [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', make: () => robotsTxt(siteUrl) },
    { path: '/sitemap.xml', type: XML, make: async () => (await sitemap()).sitemapXml(db, siteUrl) },
    { path: '/site.webmanifest', type: 'application/manifest+json; charset=utf-8', make: webManifest },
    ...(['rss', 'atom'] as const).map(format => ({
      ...FEEDS[format],
      make: async () => (await feeds()).blogFeed(db, siteUrl, format),
    })),
  ];
  const answer = (type: string, text: string | Buffer) =>
    makeAnswer(200, { 'content-type': type, 'cache-control': REVALIDATED }, text);
  for (const { path, type, make } of files) {
    app.get(path, (request, reply) =>
      sendKept(request, reply, cache, async () => answer(type, await make())),
    );
  }
  app.get(SECURITY_TXT, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', REVALIDATED)
      .send(securityTxt(siteUrl, new Date())),
  );
  app.get<{ Params: { '*': string } }>(sitemapPartPath('*'), async (request, reply) => {
    const sent = await sendKept(request, reply, cache, async () => {
      const xml = await (await sitemap()).sitemapPart(db, siteUrl, request.params['*']);
      return xml && answer(XML, xml);
    });
    return sent ?? reply.code(404).type('text/plain; charset=utf-8').send(messages.notFound);
  });
  sharePictures(app, options);
}
