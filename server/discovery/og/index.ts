import type { FastifyInstance } from 'fastify';
import { messages } from '../../../domain/messages';
import { makeAnswer } from '../../answer';
import type { DiscoveryOptions } from '..';
import { sendKept } from '../kept-answer';
import { pictureFolder } from './folder';
import { subjectOf } from './subject';

const HEADERS = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' };

/** The pictures networks show beside a shared link: `GET /og/{page|case|article}/{name}.png`. */
export function sharePictures(
  app: FastifyInstance,
  { services, cache, siteUrl, cacheDir }: DiscoveryOptions,
) {
  const picture = pictureFolder(`${cacheDir}/og`);
  const sources = { db: services.db, mediaStore: services.mediaStore, siteUrl };

  app.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const [, kind = '', name = ''] = /^(\w+)\/([\w-]+)\.png$/.exec(request.params['*']) ?? [];
    const sent = await sendKept(request, reply, cache, async () => {
      const subject = await subjectOf(kind, name, sources);
      return subject && makeAnswer(200, HEADERS, await picture(`${kind}/${name}`, subject));
    });
    return sent ?? reply.code(404).type('text/plain; charset=utf-8').send(messages.notFound);
  });
}
