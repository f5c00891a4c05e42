import type { FastifyInstance } from 'fastify';
import { messages } from '../../../domain/messages';
import { createCachedResponse } from '../../http/cached-response';
import { sendCached } from '../../http/send-cached';
import type { ImageProcesses } from '../../images';
import { BUSY_RETRY_S, QueueFullError } from '../../pages/page-queue';
import type { DiscoveryOptions } from '..';

const HEADERS = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' };

/** Serves share images: `GET /og/{kind}/{name}.png`. */
export function registerShareImages(
  app: FastifyInstance,
  { services, cache, imageProcesses, siteUrl, cacheDir }: DiscoveryOptions,
) {
  let loadingDrawing: ReturnType<typeof loadDrawing> | undefined;
  const sources = { db: services.db, mediaStore: services.mediaStore, siteUrl };

  app.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const [, kind = '', name = ''] = /^(\w+)\/([\w-]+)\.png$/.exec(request.params['*']) ?? [];
    const sendError = (status: number, message: string) =>
      reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(message);
    try {
      const response = await sendCached(request, reply, cache, async () => {
        loadingDrawing ??= loadDrawing(`${cacheDir}/og`, imageProcesses);
        const { getImage, findSubject } = await loadingDrawing;
        const subject = await findSubject(kind, name, sources);
        return subject && createCachedResponse(200, HEADERS, await getImage(`${kind}/${name}`, subject));
      });
      return response ?? sendError(404, messages.notFound);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      reply.header('retry-after', String(BUSY_RETRY_S));
      return sendError(503, messages.tooManyRequests);
    }
  });
}

/** Loads fonts and layouts on first use to keep startup fast. */
async function loadDrawing(folder: string, imageProcesses: ImageProcesses) {
  const [{ createImageCache }, { findSubject }] = await Promise.all([
    import('./image-cache'),
    import('./subject'),
  ]);
  return { getImage: createImageCache(folder, imageProcesses), findSubject };
}
