import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachePerSite } from '../../../domain/current-site';
import { hiddenTexts } from '../../../domain/failure-texts';
import { messages } from '../../../domain/messages';
import { PAGE_DATA_SUFFIX } from '../../../domain/paths';
import { type CachedResponse, createCachedResponse, sendCachedResponse } from '../../http/cached-response';
import { BUSY_RETRY_S } from '../page-queue';
import { ERROR_PAGE_POLICY, renderBusyScreen, renderFailureScreen, renderHiddenScreen } from './screen';

/** Responses that replace a page (docs/decisions/failures.md). */
export type ErrorPages = {
  /** Sends 500 with the request id, which identifies the log lines. */
  sendFailurePage: (request: FastifyRequest, reply: FastifyReply, error: unknown) => FastifyReply;
  /** Sends 503 with a page that reloads automatically, when too many pages are queued. */
  sendBusyPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
  /** Sends 503 with a page that says that the site opens soon. */
  sendHiddenPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
};

/** Seconds after which crawlers try a hidden site again. */
const HIDDEN_RETRY_S = 86_400;
const HTML = 'text/html; charset=utf-8';

/** Returns whether the browser’s router sent the request. It expects JSON and shows its own error pages. */
const isDataRequest = (request: FastifyRequest) => request.url.split('?', 1)[0]?.endsWith(PAGE_DATA_SUFFIX);

function findFontUrl(clientRoot: string): string {
  const font = readdirSync(clientRoot, { recursive: true, encoding: 'utf8' }).find(file =>
    /archivo-latin-standard[^/\\]*\.woff2$/.test(file),
  );
  if (!font) throw new Error(`The build has no typeface in ${clientRoot}.`);
  return `/${font.split(path.sep).join('/')}`;
}

/** @param clientRoot client build folder with the typeface, or undefined in development. */
export function createErrorPages(clientRoot: string | undefined): ErrorPages {
  const font = clientRoot && findFontUrl(clientRoot);
  const createUnavailablePage = (render: () => string) =>
    cachePerSite(() => createCachedResponse(503, { 'content-type': HTML }, render()));
  const getBusyPage = createUnavailablePage(() => renderBusyScreen(font, BUSY_RETRY_S));
  const getHiddenPage = createUnavailablePage(() => renderHiddenScreen(font));
  function sendUnavailable(
    request: FastifyRequest,
    reply: FastifyReply,
    { message, getPage, retryAfter }: { message: string; getPage: () => CachedResponse; retryAfter: number },
  ) {
    reply.header('cache-control', 'no-store').header('retry-after', String(retryAfter));
    if (isDataRequest(request)) return reply.code(503).send({ status: 'fail', message });
    reply.header('content-security-policy', ERROR_PAGE_POLICY);
    return sendCachedResponse(request, reply, getPage());
  }

  return {
    sendFailurePage(request, reply, error) {
      const { id, url } = request;
      request.log.error({ err: error, path: url.split('?', 1)[0] }, 'page failed');
      reply.code(500).header('cache-control', 'no-store');
      if (isDataRequest(request))
        return reply.send({ status: 'error', message: messages.internal, requestId: id });
      return reply
        .header('content-security-policy', ERROR_PAGE_POLICY)
        .type(HTML)
        .send(renderFailureScreen(font, { id, url, time: new Date() }));
    },
    sendBusyPage: (request, reply) =>
      sendUnavailable(request, reply, {
        message: messages.tooManyRequests,
        getPage: getBusyPage,
        retryAfter: BUSY_RETRY_S,
      }),
    sendHiddenPage: (request, reply) =>
      sendUnavailable(request, reply, {
        message: hiddenTexts.title,
        getPage: getHiddenPage,
        retryAfter: HIDDEN_RETRY_S,
      }),
  };
}
