import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { isAdminPath } from '../../domain/paths';
import { hasSessionCookie } from '../http/actor';
import { hasBody } from '../http/bodies/meter';
import {
  type CachedResponse,
  type Encoding,
  getHeaders,
  isNotModified,
  negotiateEncoding,
} from '../http/cached-response';
import type { CompletedRequest } from '../http/completed-request';
import { getClientIp, type IsTrusted } from '../http/network';
import type { PageCache } from './page-cache';
import { isPrerenderCurrent } from './prerendered';

type Ready = { cache: PageCache; prerendered: ReadonlyMap<string, CachedResponse> };

type ReadyAnswers = Ready & {
  headers: Readonly<Record<string, string>>;
  isTrusted: IsTrusted;
  onResponse: (answered: CompletedRequest) => void;
};

/**
 * Finds a ready response: a prerendered page, or a response cached for all visitors.
 * @param query excludes cached responses. Prerendered pages ignore the query.
 */
export function findReadyResponse(
  headers: IncomingHttpHeaders,
  { cache, prerendered }: Ready,
  path: string,
  query?: string,
): CachedResponse | undefined {
  const isAnybody = !hasSessionCookie(headers);
  // Sign-in redirects signed-in members, so prerendered admin pages are only for visitors.
  const prerenderedPage =
    isPrerenderCurrent() && (isAnybody || !isAdminPath(path)) ? prerendered.get(path) : undefined;
  return prerenderedPage ?? (isAnybody && query === undefined ? cache.get(path) : undefined);
}

/**
 * Creates a function that sends ready responses before Fastify runs: without routing, cookies or hooks. Most requests
 * end here, so raw header arrays are prepared.
 * @returns a function that returns false if Fastify must handle the request.
 */
export function createReadyResponder({ headers, isTrusted, onResponse, ...ready }: ReadyAnswers) {
  const headersByEncoding = new WeakMap<CachedResponse, Map<string, string[]>>();
  /** @param length body size in bytes, or undefined without a body. */
  function toRawHeaders(
    answer: CachedResponse,
    length: number | undefined,
    encoding: Encoding | undefined,
  ): string[] {
    const forms = headersByEncoding.get(answer) ?? new Map<string, string[]>();
    headersByEncoding.set(answer, forms);
    const name = length === undefined ? 'held' : (encoding ?? 'plain');
    const cachedHeaders = forms.get(name);
    if (cachedHeaders) return cachedHeaders;
    const all = { ...headers, ...getHeaders(answer, encoding) };
    const raw = Object.entries(
      length === undefined ? all : { ...all, 'content-length': String(length) },
    ).flat();
    forms.set(name, raw);
    return raw;
  }

  return (...[request, response]: Parameters<RequestListener>): boolean => {
    const { method, url = '/', headers: requestHeaders } = request;
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(request)) return false;
    const answer = findReadyResponse(requestHeaders, ready, url);
    if (!answer) return false;
    const from = performance.now();
    const report = (status: number) =>
      onResponse({
        method,
        url,
        headers: requestHeaders,
        socket: request.socket,
        ip: getClientIp(request, isTrusted),
        status,
        ms: performance.now() - from,
        isUnknown: false,
      });
    if (isNotModified(requestHeaders['if-none-match'], answer)) {
      response.writeHead(304, toRawHeaders(answer, undefined, undefined)).end();
      report(304);
      return true;
    }
    const { encoding, body } = negotiateEncoding(answer, requestHeaders['accept-encoding']);
    // The body is still being compressed, so Fastify handles the request.
    if (!Buffer.isBuffer(body)) return false;
    response.writeHead(answer.status, toRawHeaders(answer, body.length, encoding)).end(body);
    report(answer.status);
    return true;
  };
}
