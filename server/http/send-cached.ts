import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache } from '../pages/page-cache';
import { type CachedResponse, sendCachedResponse } from './cached-response';

/**
 * Sends a cached response, creating it first if it is missing.
 * @param create returns undefined when nothing exists at this path.
 * @param key the cache key, by default the path.
 * @returns undefined when nothing was sent.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: PageCache,
  create: () => Promise<CachedResponse | undefined>,
  key = request.url.split('?', 1)[0] ?? '',
) {
  const { generation } = cache;
  const cachedResponse = cache.getOrMiss(key);
  const response = cachedResponse ?? (await create());
  if (!response) return undefined;
  if (!cachedResponse) cache.set(key, response, generation);
  return sendCachedResponse(request, reply, response);
}
