import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache } from '../pages/page-cache';
import { type Answer, sendAnswer } from './cached-response';

/**
 * Sends what is kept of this request, made first when it is not.
 * @param make its answer; undefined when there is nothing at this address.
 * @param key what its answer depends on; its path when left out.
 * @returns undefined when there was nothing to send.
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: PageCache,
  make: () => Promise<Answer | undefined>,
  key = request.url.split('?', 1)[0] ?? '',
) {
  const { generation } = cache;
  const kept = cache.getOrMiss(key);
  const answer = kept ?? (await make());
  if (!answer) return undefined;
  if (!kept) cache.set(key, answer, generation);
  return sendAnswer(request, reply, answer);
}
