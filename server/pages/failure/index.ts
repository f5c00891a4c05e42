import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { perSite } from '../../../content/per-site';
import { messages } from '../../../domain/messages';
import { PAGE_DATA_SUFFIX } from '../../../domain/paths';
import { makeAnswer, sendAnswer } from '../../http/cached-response';
import { BUSY_RETRY_S } from '../page-queue';
import { busyScreen, failureScreen, SCREEN_POLICY } from './screen';

/** What a visitor gets in the place of a page (docs/decisions/failures.md). */
export type Failures = {
  /** The page failed: 500, with the number under which the log tells why. */
  failed: (request: FastifyRequest, reply: FastifyReply, error: unknown) => FastifyReply;
  /** Too many pages wait to be rendered: 503, and the page comes back by itself. */
  busy: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
};

const HTML = 'text/html; charset=utf-8';

/** What the router in the browser asks for: it reads JSON and shows screens of its own. */
const isData = (request: FastifyRequest) => request.url.split('?', 1)[0]?.endsWith(PAGE_DATA_SUFFIX);

/** Where the build put the typeface. */
function fontAddress(clientRoot: string): string {
  const font = readdirSync(clientRoot, { recursive: true, encoding: 'utf8' }).find(file =>
    /archivo-latin-standard[^/\\]*\.woff2$/.test(file),
  );
  if (!font) throw new Error(`The build has no typeface in ${clientRoot}.`);
  return `/${font.split(path.sep).join('/')}`;
}

/** @param clientRoot folder of the client build, which has the typeface; undefined in development. */
export function failures(clientRoot: string | undefined): Failures {
  const font = clientRoot && fontAddress(clientRoot);
  const busyPage = perSite(() => makeAnswer(503, { 'content-type': HTML }, busyScreen(font, BUSY_RETRY_S)));

  return {
    failed(request, reply, error) {
      const { id, url } = request;
      request.log.error({ err: error, path: url.split('?', 1)[0] }, 'page failed');
      reply.code(500).header('cache-control', 'no-store');
      if (isData(request)) return reply.send({ status: 'error', message: messages.internal, requestId: id });
      return reply
        .header('content-security-policy', SCREEN_POLICY)
        .type(HTML)
        .send(failureScreen(font, { id, asked: url, time: new Date() }));
    },
    busy(request, reply) {
      reply.header('cache-control', 'no-store').header('retry-after', String(BUSY_RETRY_S));
      if (isData(request)) return reply.code(503).send({ status: 'fail', message: messages.tooManyRequests });
      reply.header('content-security-policy', SCREEN_POLICY);
      return sendAnswer(request, reply, busyPage());
    },
  };
}
