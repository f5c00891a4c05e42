import type { FastifyInstance } from 'fastify';
import { messages } from '../../../domain/messages';
import { makeAnswer } from '../../http/cached-response';
import { sendKept } from '../../http/kept-response';
import { BUSY_RETRY_S, Busy } from '../../pages/page-queue';
import type { Pictures } from '../../pictures';
import type { DiscoveryOptions } from '..';

const HEADERS = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' };

/** The pictures networks show beside a shared link: `GET /og/{page|case|article}/{name}.png`. */
export function sharePictures(
  app: FastifyInstance,
  { services, cache, pictures, siteUrl, cacheDir }: DiscoveryOptions,
) {
  let drawing: ReturnType<typeof loadDrawing> | undefined;
  const sources = { db: services.db, mediaStore: services.mediaStore, siteUrl };

  app.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const [, kind = '', name = ''] = /^(\w+)\/([\w-]+)\.png$/.exec(request.params['*']) ?? [];
    const refuse = (status: number, message: string) =>
      reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(message);
    try {
      const sent = await sendKept(request, reply, cache, async () => {
        drawing ??= loadDrawing(`${cacheDir}/og`, pictures);
        const { picture, subjectOf } = await drawing;
        const subject = await subjectOf(kind, name, sources);
        return subject && makeAnswer(200, HEADERS, await picture(`${kind}/${name}`, subject));
      });
      return sent ?? refuse(404, messages.notFound);
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      reply.header('retry-after', String(BUSY_RETRY_S));
      return refuse(503, messages.tooManyRequests);
    }
  });
}

/** Fonts and frames are loaded for the first who asks: the start of the site need not wait for them. */
async function loadDrawing(folder: string, pictures: Pictures) {
  const [{ pictureFolder }, { subjectOf }] = await Promise.all([import('./folder'), import('./subject')]);
  return { picture: pictureFolder(folder, pictures), subjectOf };
}
