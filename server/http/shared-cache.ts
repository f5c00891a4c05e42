import type { FastifyInstance } from 'fastify';
import { PAGE_DATA_SUFFIX, parseItemPath } from '../../domain/paths';
import { isTimed } from '../pages/page-url';
import { REVALIDATED_CACHE_CONTROL } from './cache-control';

/** Key of all content. Every page has this key, because its header shows the newest items. */
export const SITE_KEY = 'site';

/**
 * Returns the header, with times in seconds. Pages show dates, so even a cache that missed a purge must be correct
 * after an hour.
 */
const getSharedCacheControl = (url: string) =>
  `public, max-age=0, s-maxage=${isTimed(url) ? 60 : 3600}, stale-while-revalidate=60, stale-if-error=86400`;

/**
 * Returns the headers of a response for a cache in front of the site. Changes only responses that are the same for all
 * visitors.
 */
export function toSharedHeaders(
  headers: Readonly<Record<string, string>>,
  url: string,
): Readonly<Record<string, string>> {
  if (headers['cache-control'] !== REVALIDATED_CACHE_CONTROL) return headers;
  const path = url.split('?', 1)[0]?.replace(PAGE_DATA_SUFFIX, '') ?? '';
  const item = parseItemPath(path);
  const keys = item ? [SITE_KEY, `${item.kind}-${item.slug}`] : [SITE_KEY];
  return {
    ...headers,
    'cache-control': getSharedCacheControl(url),
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
  };
}

/** Adds the headers for a cache in front of the site to all responses. */
export function registerSharedCache(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const cacheControl = String(reply.getHeader('cache-control'));
    reply.headers(toSharedHeaders({ 'cache-control': cacheControl }, request.url));
  });
}
