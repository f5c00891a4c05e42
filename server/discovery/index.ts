import type { FastifyInstance } from 'fastify';
import { ink } from '../../art/shapes';
import { getBrandFileUrl } from '../../domain/brand-file';
import { getSite } from '../../domain/current-site';
import { messages } from '../../domain/messages';
import { adminPaths, apiBase, feeds, getSitemapPartPath, screens } from '../../domain/paths';
import { DAY_MS } from '../../domain/time';
import type { Services } from '../../use-cases/context';
import { REVALIDATED_CACHE_CONTROL } from '../http/cache-control';
import { createCachedResponse } from '../http/cached-response';
import { sendCached } from '../http/send-cached';
import type { ImageProcesses } from '../images';
import type { PageCache } from '../pages/page-cache';
import { registerShareImages } from './og';

const SECURITY_TXT_PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/**
 * Renders the contact for vulnerability reports (RFC 9116).
 * @param now start of the validity period.
 */
function renderSecurityTxt(siteUrl: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${getSite().email}`,
    `Contact: ${siteUrl}${screens.contact.path}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${siteUrl}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n');
}

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

/** Renders rules that allow crawlers to access everything except the admin and the API. */
const renderRobotsTxt = (siteUrl: string) =>
  [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${adminPaths.base}`,
    `Disallow: ${apiBase.slice(0, apiBase.indexOf('/', 1))}/`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** Creates the manifest for a phone’s home screen. Its icons are in `public/`. */
const createWebManifest = () =>
  JSON.stringify({
    name: getSite().name,
    short_name: getSite().name,
    description: getSite().line,
    id: screens.home.path,
    start_url: screens.home.path,
    display: 'browser',
    background_color: ink.black,
    theme_color: ink.black,
    icons: [192, 512].map(side => ({
      src: getBrandFileUrl(`/icon-${side}.png`),
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
